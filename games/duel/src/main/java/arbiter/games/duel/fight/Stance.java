package arbiter.games.duel.fight;

import arbiter.tabletop.unit.Part;

/** How a fighter stands: nerve kept back in secret, whether they have acted this round, and their balance. */
public record Stance(int reserve, boolean acted, boolean offBalance) implements Part {

    static final Stance FRESH = new Stance(0, false, false);

    Stance keeping(int nerve) {
        return new Stance(nerve, acted, offBalance);
    }

    Stance acted(boolean already) {
        return new Stance(reserve, already, offBalance);
    }

    Stance offBalance(boolean awkward) {
        return new Stance(reserve, acted, awkward);
    }
}
