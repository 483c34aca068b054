/** Critical Injuries: how they are rolled, what each does, and how long. */
package arbiter.games.narrative.injury;
