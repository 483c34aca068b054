/** Those who are held: grabs, traps, telekinesis, mind control, transformation, and getting free. Ledger: GG-GRB, GG-TRP, GG-TKN, GG-MCT, GG-TRF. */
package arbiter.games.gladiators.hold;
