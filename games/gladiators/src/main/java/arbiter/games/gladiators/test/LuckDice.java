package arbiter.games.gladiators.test;

import arbiter.tabletop.unit.Part;

/** Part: how many dice of Luck somebody has used in this combat. Ledger: GG-LCK-1. */
public record LuckDice(int used) implements Part {

    public static final LuckDice NONE = new LuckDice(0);

    LuckDice using(int dice) {
        return new LuckDice(used + dice);
    }
}
