package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit has all its Energy back. */
public record EnergyFilled(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.energy =
                Math.max(combatant.energy, combatant.profile().maxima().energy());
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has all Energy back: " + state.combatant(unit).energy);
    }
}
