/** Two encounters judged in pairs of fights with the same dice. */
package arbiter.lab.compare;
