package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A pilot is out of the machine in its Core; what stays behind is a wreck or runs by itself. Ledger: BCG-CORE-3. */
public record CoreEjected(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter machine = state.fighter(unit);
        Fighter core = Fighter.core(machine, zone);
        machine.genre.takeOver(new Genre());
        if (machine.isFighting()) {
            machine.cockpit.hull = Hull.EMPTY;
            machine.refit();
        }
        if (unit.equals(state.acting)) {
            if (machine.isFighting()) {
                state.acting = core.id();
            } else {
                core.acted = true;
            }
        }
        state.add(core);
        Capacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, "'s Core ejects to " + state.field().zones().text(zone));
    }
}
