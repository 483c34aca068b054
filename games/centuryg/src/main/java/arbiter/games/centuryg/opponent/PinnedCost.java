package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponRanges;
import java.util.List;

/** What it costs a suppressed or crippled Unit to move by its own will. Ledger: BCG-OFF-7, BCG-ABIL-6. */
final class PinnedCost {

    private PinnedCost() {}

    static boolean is(CenturyState state, Fighter unit) {
        return !state.marks().isEmpty()
                && (state.has(Mark.Kind.PINNED, unit) || state.has(Mark.Kind.CRIPPLED, unit))
                && !unit.nature().slipsAway();
    }

    /** The Damage for going that far. */
    static int price(CenturyState state, Fighter unit, int zones) {
        int price = 0;
        List<Mark> marks = state.marks();
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.on().equals(unit.id())) {
                price += mark.kind() == Mark.Kind.PINNED ? mark.value() : mark.kind() == Mark.Kind.CRIPPLED ? zones : 0;
            }
        }
        return price;
    }

    /** Whether a single step would be the last one. */
    static boolean holds(CenturyState state, Fighter unit) {
        return is(state, unit) && price(state, unit, 1) >= unit.points();
    }

    /** Whether that Action can do without moving. */
    static boolean staysPut(CenturyState state, Fighter unit, AttackAction offense) {
        int reach = WeaponRanges.most(state, unit, offense.wield(), false);
        List<Fighter> targets = offense.targets();
        for (int i = 0; i < targets.size(); i++) {
            if (state.distance(unit, targets.get(i)) <= reach) {
                return true;
            }
        }
        return false;
    }
}
