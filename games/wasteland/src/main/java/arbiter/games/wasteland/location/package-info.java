/** Hit locations, and what breaks at them. */
package arbiter.games.wasteland.location;
