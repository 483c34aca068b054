/**
 * Vehicles as units: seats and steering, speed, mounted guns, damage on the planetary scale, Critical Hits, repairs,
 * ramming and collisions. What the crew does besides driving and shooting stands in {@code vehicle.crew}.
 */
package arbiter.games.narrative.vehicle;
