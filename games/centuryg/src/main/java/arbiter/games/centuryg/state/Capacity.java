package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.UpgradeId;

/** How much Energy a Unit can hold just now, and what becomes of the rest. Ledger: BCG-AMB-48. */
public final class Capacity {

    private Capacity() {}

    /** The capacity in force: halved by whatever halves it, unless halved values count in full. */
    public static int of(CenturyState state, Fighter fighter) {
        int capacity = fighter.rank(Attribute.ENERGY);
        if (state.has(Mark.Kind.FULL_VALUES, fighter)) {
            return capacity;
        }
        for (int i = Halving.sources(state, fighter, Mark.Kind.HALF_ENERGY); i > 0; i--) {
            capacity /= 2;
        }
        return fighter.owns(UpgradeId.EXTREME_FORTIFICATION) ? capacity / 2 : capacity;
    }

    /** Puts aside what is above the capacity, and takes it back when the capacity is up again. */
    static void settle(CenturyState state) {
        for (Fighter fighter : state.fighters()) {
            int capacity = of(state, fighter);
            if (capacity < fighter.capacity) {
                int excess = Math.max(0, fighter.energy - capacity);
                fighter.energy -= excess;
                fighter.aside += excess;
            } else if (capacity > fighter.capacity) {
                int back = Math.min(fighter.aside, capacity - fighter.capacity);
                fighter.energy += back;
                fighter.aside -= back;
            }
            fighter.capacity = capacity;
        }
    }

    /** Fills up to the capacity in force and puts the rest aside. */
    static void refresh(CenturyState state, Fighter fighter) {
        fighter.capacity = of(state, fighter);
        fighter.energy = fighter.capacity;
        fighter.aside = Math.max(0, fighter.rank(Attribute.ENERGY) - fighter.capacity);
    }
}
