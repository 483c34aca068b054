/** Initiative, slots, and what a turn is made of. */
package arbiter.games.narrative.turn;
