/** Healing and recovery. */
package arbiter.games.narrative.heal;
