package arbiter.games.capital.state;

import arbiter.games.capital.sheet.UnitTag;
import arbiter.kernel.Line;

/** A unit without hit points is in Critical Condition: prone, no longer on Overwatch, letting go. */
public record FellCritical(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.life = Life.CRITICAL;
        combatant.prone = true;
        combatant.overwatch = 0;
        Grapples.letGo(state, combatant);
        if (combatant.profile().is(UnitTag.FLYING)) { // CAP-AMB-38
            combatant.base = combatant.base.risenTo(0);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is in Critical Condition");
    }
}
