package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit is inside a Base Unit. Ledger: BCG-DOCK-1. */
public record Docked(String unit, String base) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.placed = true;
        fighter.base = base;
        fighter.zone = state.fighter(base).zone;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(" docks in ")
                .unit(base, state.fighter(base).name())
                .line();
    }
}
