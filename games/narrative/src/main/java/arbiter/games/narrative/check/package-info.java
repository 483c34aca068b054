/** Checks: the pool of a skill, Story Points of both sides, the roll and its symbols. */
package arbiter.games.narrative.check;
