/** To hit and to dodge, misses, disarming. Ledger: GG-HIT, GG-DOD, GG-MIS, GG-DSM. */
package arbiter.games.gladiators.hit;
