package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit gains Focus, anew if it had it. Ledger: focus-1, CAP-AMB-110. */
public record Focused(String unit, boolean allOut) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.focused = true;
        combatant.allOut |= allOut;
        combatant.momentum.leaping |= allOut;
        combatant.marks.offensiveFocusUsed = false;
        combatant.marks.defensiveFocusUsed = false;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, allOut ? " goes all out and gains Focus" : " gains Focus");
    }
}
