/** Zones, movement, terrain, obstacles, cover, posture, and who is within whose reach. */
package arbiter.games.wasteland.zone;
