package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** An Expansion Pack takes the blow and is gone with all it holds. Ledger: expansion-pack, BCG-MAIM-5. */
public record PackPurged(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.condition().withPoints(1));
        UsedEquipment.purge(fighter);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " throws off its Expansion Pack and stands: 1 Threshold left");
    }
}
