/** First aid, treating injuries, rest. */
package arbiter.games.wasteland.aid;
