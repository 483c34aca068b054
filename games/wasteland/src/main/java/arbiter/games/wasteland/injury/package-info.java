/** Injuries by location, and what they do as long as nobody treats them. */
package arbiter.games.wasteland.injury;
