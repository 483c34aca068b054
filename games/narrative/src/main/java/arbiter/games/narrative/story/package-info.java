/** Story Points. */
package arbiter.games.narrative.story;
