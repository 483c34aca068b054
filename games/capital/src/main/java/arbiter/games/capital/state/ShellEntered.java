package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit gets into its power armour. */
public record ShellEntered(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).care().shellAt = null;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " gets into the armour");
    }
}
