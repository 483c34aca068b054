package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A prone unit gets up. Ledger: CAP-STAT-PRONE-1. */
public record GotUp(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).prone = false;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " gets up");
    }
}
