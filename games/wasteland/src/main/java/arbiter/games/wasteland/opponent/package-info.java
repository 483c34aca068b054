/** An opponent that plays to win. */
package arbiter.games.wasteland.opponent;
