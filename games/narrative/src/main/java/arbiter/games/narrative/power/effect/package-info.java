/** What each of the additional effects does. */
package arbiter.games.narrative.power.effect;
