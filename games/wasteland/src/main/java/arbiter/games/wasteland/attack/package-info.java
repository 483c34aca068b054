/** Attacks, from the declaration to the hit. */
package arbiter.games.wasteland.attack;
