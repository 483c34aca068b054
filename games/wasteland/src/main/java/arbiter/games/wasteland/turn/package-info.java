/** The order of turns, and what a turn is made of. */
package arbiter.games.wasteland.turn;
