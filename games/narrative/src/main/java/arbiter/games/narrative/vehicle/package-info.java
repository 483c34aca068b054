/** Vehicles and their crews. */
package arbiter.games.narrative.vehicle;
