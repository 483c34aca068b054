package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** The first blow that should have destroyed a Unit does not. Ledger: invincible-alloy, BCG-AMB-42. */
public record AlloyHeld(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.condition().withPoints(1));
        UsedEquipment.save(state, unit);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " stands, its Invincible Alloy holds: 1 Threshold left");
    }
}
