/** What animals and robots do besides their numbers. */
package arbiter.games.wasteland.creature;
