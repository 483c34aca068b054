package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Somebody joins a running combat and has a place in the turn order from now on. Ledger: CAP-AMB-84. */
public record Joined(Combatant newcomer) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatants().add(newcomer.copy());
        state.activity.arrange(state);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, newcomer.id(), " joins the combat");
    }
}
