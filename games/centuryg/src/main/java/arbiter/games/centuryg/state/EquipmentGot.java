package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Taken;
import arbiter.kernel.Line;

/** Somebody gets hold of Equipment until the Episode ends, with what was chosen for it. Ledger: BCG-EQT-2, BCG-EQUIP-2. */
public record EquipmentGot(String unit, Taken item) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).body().getHold(item);
    }

    @Override
    public Line line(CenturyState state) {
        String what = item.choices().isEmpty()
                ? item.trait().name()
                : item.trait().name() + " (" + String.join(", ", item.choices()) + ")";
        return CenturyEvent.tell(state, unit, " has a " + what + " for this Episode");
    }
}
