package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A dying unit has one Action left to it. Ledger: CAP-DYING-9. */
public record LastActionGranted(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).care().lastAction = true;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has one last Action");
    }
}
