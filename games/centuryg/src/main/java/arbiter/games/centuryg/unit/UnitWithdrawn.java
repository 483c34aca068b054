package arbiter.games.centuryg.unit;

import arbiter.games.centuryg.attack.AimTarget;
import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.duel.Duels;
import arbiter.kernel.Line;

/** The gamemaster takes a Unit out of the fight. */
public record UnitWithdrawn(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        UnitCondition.setFate(fighter, UnitFate.RETREATED);
        AimTarget.settle(fighter);
        Duels.end(state, fighter);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " is taken out of the fight");
    }
}
