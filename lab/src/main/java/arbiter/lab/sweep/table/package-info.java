/** Tables written to files that other programs read. */
package arbiter.lab.sweep.table;
