package arbiter.games.centuryg.person;

import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Somebody gets hold of Equipment until the Episode ends, with what was chosen for it. Ledger: BCG-EQT-2, BCG-EQUIP-2. */
public record EquipmentGot(String unit, Taken item) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.body().with(item));
    }

    @Override
    public Line line(CenturyState state) {
        String what = item.choices().isEmpty()
                ? item.trait().name()
                : item.trait().name() + " (" + String.join(", ", item.choices()) + ")";
        return tell(state, unit, " has a " + what + " for this Episode");
    }
}
