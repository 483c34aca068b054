package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Base;

/** A whip pulls its victim into base contact. */
public record PulledClose(String unit, Base to) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).base = to;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is pulled to " + to.centre());
    }
}
