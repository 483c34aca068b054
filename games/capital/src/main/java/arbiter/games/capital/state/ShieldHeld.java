package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A grappler holds the victim in the way of an Attack. Ledger: CAP-STAT-GRAPPLING-4. */
public record ShieldHeld(String grappler, String victim) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, victim)
                .words(" is attacked instead of ")
                .unit(grappler, state.combatant(grappler).name())
                .line();
    }
}
