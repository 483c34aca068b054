package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Profile;
import arbiter.kernel.Line;
import arbiter.space.plane.Base;

/** The gamemaster brings a unit in; it has no place in the turn order yet. Ledger: CAP-GEN-1. */
public record UnitAdded(String unit, String name, String side, Profile profile, Base base) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatants().add(new Combatant(unit, name, side, profile, base));
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " comes in at " + base.centre());
    }
}
