/** The sixteen qualities of weapons, each a trait on the extension points of attacks. */
package arbiter.games.wasteland.quality;
