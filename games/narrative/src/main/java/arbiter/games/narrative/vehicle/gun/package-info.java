/** Mounted guns, the arcs they point in, and what is fired with them. Ledger: NAR-VEH-3, NAR-VEH-4, 2.20. */
package arbiter.games.narrative.vehicle.gun;
