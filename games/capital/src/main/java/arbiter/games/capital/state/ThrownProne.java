package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A crash throws somebody to the ground. Ledger: CAP-FALL-2. */
public record ThrownProne(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).prone = true;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is thrown to the ground");
    }
}
