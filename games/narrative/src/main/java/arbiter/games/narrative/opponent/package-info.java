/** What a cheap opponent does. */
package arbiter.games.narrative.opponent;
