/** Tests: one D10 against a number, the automatic ten, the double roll of minors, Luck. Ledger: GG-DIE, GG-LCK. */
package arbiter.games.gladiators.test;
