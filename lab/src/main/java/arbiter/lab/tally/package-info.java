/** What came of fights, counted so that counts of parts can be put together in any order. */
package arbiter.lab.tally;
