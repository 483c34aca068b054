/** Concealment, cover, terrain, gravity, vacuum, dangerous air, suffocation, falling. */
package arbiter.games.narrative.environment;
