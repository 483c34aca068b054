/** What others do about an action while it happens: Quick uses, Counters, Shields, blows at those who move. Ledger: GG-QCK, GG-CTR, GG-SHD. */
package arbiter.games.gladiators.interrupt;
