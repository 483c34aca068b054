/** Hit points, radiation, dying and death. */
package arbiter.games.wasteland.health;
