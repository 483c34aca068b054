/** One attack from its declaration to its last consequence, and follow-ups. Ledger: section 5.2, GG-FOL. */
package arbiter.games.gladiators.attack;
