package arbiter.games.gladiators.unit;

import arbiter.tabletop.unit.Part;

/**
 * Fixed part: how many heroes of the players came to the fight, which says when the end game begins, and after how many
 * turns of it a fight that nobody decides is a stalemate. Ledger: GG-END-1, GG-AMB-104.
 */
public record TableRules(int heroes, int stalemateAfter) implements Part {

    public static final int STALEMATE = 20;

    public static TableRules standard(int heroes) {
        return new TableRules(heroes, STALEMATE);
    }
}
