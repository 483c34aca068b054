/** Staggered, immobilized, disoriented, on fire. */
package arbiter.games.narrative.status;
