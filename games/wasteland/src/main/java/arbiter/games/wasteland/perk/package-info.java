/** What perks do, each a trait on the extension points of characters and of play. */
package arbiter.games.wasteland.perk;
