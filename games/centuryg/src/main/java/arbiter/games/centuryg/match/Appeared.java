package arbiter.games.centuryg.match;

import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.turn.TurnPlace;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Somebody comes into the Scene. Ledger: elusive-form, i-was-here-all-along. */
public record Appeared(String unit, int zone, boolean waits) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        UnitCondition.setFate(fighter, UnitFate.FIGHTING);
        Position.appear(fighter, zone);
        TurnPlace.setActed(fighter, waits);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " is here");
    }
}
