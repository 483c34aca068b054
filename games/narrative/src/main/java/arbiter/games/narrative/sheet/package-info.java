/** What content and files say: skills, equipment, powers, tables, adversaries, vehicles, and characters as they were built. */
package arbiter.games.narrative.sheet;
