package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit holds another fast. Ledger: CAP-STAT-GRAPPLED-1. */
public record Grappled(String grappler, String victim) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Grapples.hold(state, state.combatant(grappler), state.combatant(victim));
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, grappler)
                .words(" grapples ")
                .unit(victim, state.combatant(victim).name())
                .line();
    }
}
