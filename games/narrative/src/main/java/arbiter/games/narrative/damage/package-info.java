/** Wounds, strain, soak and thresholds. */
package arbiter.games.narrative.damage;
