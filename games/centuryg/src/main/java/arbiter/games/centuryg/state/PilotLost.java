package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A pilot is defeated inside a machine that runs on without one. Ledger: BCG-AMB-49. */
public record PilotLost(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter machine = state.fighter(unit);
        machine.cockpit.hull = Hull.EMPTY;
        machine.genre.takeOver(new Genre());
        machine.refit();
        Capacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, "'s pilot is defeated, the machine runs on by itself");
    }
}
