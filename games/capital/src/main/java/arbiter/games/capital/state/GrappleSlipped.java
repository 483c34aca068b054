package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Grappler and victim are out of contact, so the grapple is over. Ledger: CAP-AMB-96. */
public record GrappleSlipped(String grappler, String victim) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Grapples.letGo(state, state.combatant(grappler));
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, grappler)
                .words(" loses hold of ")
                .unit(victim, state.combatant(victim).name())
                .line();
    }
}
