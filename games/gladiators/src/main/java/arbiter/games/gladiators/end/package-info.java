/** Out of action and back, the end game, defeat, wounds, escape and pursuit. Ledger: GG-OOA, GG-END, GG-DEF, GG-WND, GG-ESC. */
package arbiter.games.gladiators.end;
