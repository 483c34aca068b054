/** Moving about, falling, running people over. Ledger: GG-MOV, GG-MVT, GG-FAL, table 3.6. */
package arbiter.games.gladiators.move;
