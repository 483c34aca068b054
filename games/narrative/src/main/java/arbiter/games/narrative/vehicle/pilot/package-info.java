/** Driving: forced movement, speed, maneuvers of the pilot, risky driving and ramming. Ledger: 2.20 to 2.23. */
package arbiter.games.narrative.vehicle.pilot;
