/** Many variants of one encounter: every combination of some values, played and written down as a table. */
package arbiter.lab.sweep;
