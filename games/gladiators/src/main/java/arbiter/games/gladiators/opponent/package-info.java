/** What a cheap opponent does. */
package arbiter.games.gladiators.opponent;
