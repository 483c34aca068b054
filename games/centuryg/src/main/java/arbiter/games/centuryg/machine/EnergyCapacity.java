package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import java.util.List;

/** How much Energy and how many Restorations a Unit can have just now. Ledger: BCG-AMB-48, BCG-REST-2. */
public final class EnergyCapacity {

    private EnergyCapacity() {}

    /** The Energy in force: halved by whatever halves it, unless halved values count in full. */
    public static int of(CenturyState state, Fighter fighter) {
        int capacity = halved(state, fighter);
        return state.has(Mark.Kind.DOUBLE_ENERGY, fighter) ? 2 * capacity : capacity; // BCG-AMB-117
    }

    private static int halved(CenturyState state, Fighter fighter) {
        int capacity = fighter.rank(Attribute.ENERGY);
        if (state.has(Mark.Kind.FULL_VALUES, fighter)) {
            return capacity;
        }
        for (int i = Halving.sources(state, fighter, Mark.Kind.HALF_ENERGY); i > 0; i--) {
            capacity /= 2;
        }
        if (fighter.hull() != Hull.WHOLE) {
            capacity /= 2;
        }
        return fighter.nature().halvesEnergy() ? capacity / 2 : capacity;
    }

    /** Takes note of whatever has changed for anybody. */
    public static void settle(CenturyState state) {
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter fighter = units.get(i);
            Supplies supplies = fighter.supplies();
            supplies = supplies.withEnergy(supplies.energy().settle(of(state, fighter)));
            if (fighter.fittings().hasAny(UpgradeKind.RESTORATION)
                    && !fighter.crew().isAboard()) { // kept safe there
                int now = Halving.rank(state, fighter, Attribute.SYSTEMS);
                supplies =
                        supplies.withRestoration(supplies.restoration().settle(fighter.rank(Attribute.SYSTEMS), now));
            }
            if (supplies != fighter.supplies()) {
                fighter.set(supplies);
            }
        }
    }

    /** Fills up Energy at the start of a Turn, with what an Overcharge adds. Ledger: BCG-AMB-115. */
    public static void refresh(CenturyState state, Fighter fighter) {
        Reserve full = fighter.supplies().energy().refresh(fighter.rank(Attribute.ENERGY), of(state, fighter));
        fighter.set(fighter.supplies().withEnergy(full));
        if (state.has(Mark.Kind.OVERCHARGED, fighter)) {
            Reserve more = full.grant(state.best(Mark.Kind.OVERCHARGED, fighter));
            fighter.set(fighter.supplies().withEnergy(more));
            state.remove(Mark.Kind.OVERCHARGED, fighter.id());
        }
    }
}
