package arbiter.games.capital.damage;

import arbiter.games.capital.grapple.Hold;
import arbiter.games.capital.move.Position;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.Watch;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit without hit points is in Critical Condition: prone, no longer on Overwatch, letting go. */
public record FellCritical(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.health().withLife(Life.CRITICAL));
        Afflictions.setProne(combatant, true);
        Watch.end(combatant);
        Hold.letGo(state, combatant);
        if (combatant.profile().is(UnitTag.FLYING)) { // CAP-AMB-38
            Position.move(combatant, combatant.base().risenTo(0));
        }
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is in Critical Condition");
    }
}
