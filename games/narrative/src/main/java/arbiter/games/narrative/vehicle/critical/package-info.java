/** Critical Hits, what each of them does, collisions, and how vehicles end. Ledger: 2.25, table 3.17. */
package arbiter.games.narrative.vehicle.critical;
