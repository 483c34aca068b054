package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A victim is free of its grappler. Ledger: CAP-STAT-GRAPPLED-2, CAP-AMB-96. */
public record GrappleEnded(String victim) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Grapples.free(state, state.combatant(victim));
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, victim, " is no longer grappled");
    }
}
