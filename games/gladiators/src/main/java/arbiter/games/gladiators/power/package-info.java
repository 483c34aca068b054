/** Powers in use: what runs on whom, at which Level, and what wears it out. Ledger: GG-DUR, GG-AMB-69, GG-AMB-112. */
package arbiter.games.gladiators.power;
