/** What somebody aboard does with an action besides driving and shooting. Ledger: NAR-CREW-1, table 3.16. */
package arbiter.games.narrative.vehicle.crew;
