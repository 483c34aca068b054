/** Moving between zones and within them: ways and their prices, where a movement ends, lying down and standing up. */
package arbiter.games.wasteland.move;
