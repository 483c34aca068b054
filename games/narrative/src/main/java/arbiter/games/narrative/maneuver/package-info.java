/** Maneuvers other than moving. */
package arbiter.games.narrative.maneuver;
