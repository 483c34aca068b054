/** What each of the nine base powers does. */
package arbiter.games.narrative.power.base;
