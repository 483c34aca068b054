package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit's turn begins with so many Actions; what lasted to the start of it ends. */
public record TurnBegan(String unit, int actions) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        state.acting = unit;
        state.turns++;
        state.phase = Phase.ACTING;
        state.actionsLeft = actions;
        state.activity.active = unit;
        startAnew(combatant);
        Aboard.countDrivingAnew(state);
    }

    /** What is counted in the turns of one unit. */
    static void startAnew(Combatant combatant) {
        combatant.moves = 0;
        combatant.actionsTaken = 0;
        combatant.seizeDebt = 0;
        combatant.terrified = 0;
        combatant.seizeLock = combatant.seizeLock == 1 ? 2 : combatant.seizeLock;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, "'s turn, round " + state.round + ": " + CapitalEvent.actions(actions));
    }
}
