/** Powers that last: what acts again each turn, Areas that stay, those who enter them. Ledger: GG-DUR, GG-AMB-89, GG-AMB-100. */
package arbiter.games.gladiators.persist;
