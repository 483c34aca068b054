/** What an attack does to whoever it hit: the result roll and every effect. Ledger: GG-RES, GG-KBK, GG-KDN, GG-GRB, GG-TRP. */
package arbiter.games.gladiators.result;
