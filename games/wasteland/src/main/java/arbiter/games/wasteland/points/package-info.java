/** Action points: the pool of the party, that of the gamemaster, and what is in hand. */
package arbiter.games.wasteland.points;
