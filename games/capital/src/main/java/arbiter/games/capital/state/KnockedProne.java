package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit is brought to the ground. Ledger: CAP-STAT-PRONE-1. */
public record KnockedProne(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).prone = true;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " falls prone");
    }
}
