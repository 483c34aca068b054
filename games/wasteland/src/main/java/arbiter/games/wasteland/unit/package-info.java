/** Who and what is on the table. */
package arbiter.games.wasteland.unit;
