/** Legal builds that differ: one step from another, drawn by lot at a desk, and the strongest of every kind. */
package arbiter.lab.builds;
