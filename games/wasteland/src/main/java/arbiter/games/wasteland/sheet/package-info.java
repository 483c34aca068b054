/** What content and files say: skills, weapons, armour, chems, perks, bodies, adversaries, and characters as they were built. */
package arbiter.games.wasteland.sheet;
