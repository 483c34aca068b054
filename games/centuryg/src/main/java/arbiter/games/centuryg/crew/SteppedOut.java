package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Somebody is outside a machine from now on. Ledger: BCG-AMB-50, BCG-AMB-52. */
public record SteppedOut(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        Body.stepOut(fighter);
        UnitCondition.setFate(fighter, UnitFate.FIGHTING);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " is on foot");
    }
}
