package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit steps out of its power armour, which stays where it is. */
public record ShellLeft(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.care().shellAt = combatant.base.centre();
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " steps out of the armour");
    }
}
