package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit spends Energy. */
public record Paid(String unit, int energy, String what) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Sharing.purse(state, state.combatant(unit)).energy -= energy;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state,
                unit,
                " spends " + energy + " Energy on " + what + ", " + Sharing.purse(state, state.combatant(unit)).energy
                        + " left");
    }
}
