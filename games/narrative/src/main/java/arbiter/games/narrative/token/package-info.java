/** Dice and upgrades that wait for somebody's next check. */
package arbiter.games.narrative.token;
