package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit falls for one more turn. Ledger: CAP-FALL-1. */
public record FallWentOn(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).momentum.fallTurns++;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state, unit, state.combatant(unit).momentum.fallTurns == 1 ? " begins to fall" : " falls on");
    }
}
