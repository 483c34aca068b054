package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit has shaken off the cold. */
public record ChillEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).chilled = false;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is no longer chilled");
    }
}
