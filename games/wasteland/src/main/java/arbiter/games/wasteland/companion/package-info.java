/** Companions and others who obey a commander. */
package arbiter.games.wasteland.companion;
