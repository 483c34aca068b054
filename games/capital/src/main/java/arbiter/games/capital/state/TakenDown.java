package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit is Taken Down by another one. Ledger: CAP-KEY-TAKEDOWN. */
public record TakenDown(String unit, String by) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit)
                .words(" is Taken Down by ")
                .unit(by, state.combatant(by).name())
                .line();
    }
}
