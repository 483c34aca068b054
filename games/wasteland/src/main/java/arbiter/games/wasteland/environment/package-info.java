/** Light, fog, rain and radiation. */
package arbiter.games.wasteland.environment;
