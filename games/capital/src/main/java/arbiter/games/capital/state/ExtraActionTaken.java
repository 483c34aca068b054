package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit takes an Action that an effect grants; those of its turn stay as many as they were. Ledger: CAP-AMB-86. */
public record ExtraActionTaken(String unit, String what) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).actionsTaken++;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, ", an extra Action: " + what);
    }
}
