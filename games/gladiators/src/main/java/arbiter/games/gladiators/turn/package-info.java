/** The order of turns, the character turn and its actions. Ledger: GG-INI, GG-TRN, section 5.1. */
package arbiter.games.gladiators.turn;
