/** Luck points and their four uses. */
package arbiter.games.wasteland.luck;
