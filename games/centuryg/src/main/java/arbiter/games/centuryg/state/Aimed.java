package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit aims. Ledger: BCG-OFF-4. */
public record Aimed(String unit, Aim aim) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).aim = aim;
    }

    @Override
    public Line line(CenturyState state) {
        Line.Builder line = CenturyEvent.tell(state, unit).words(" aims at ");
        return aim.zones().isEmpty()
                ? line.unit(aim.target(), state.fighter(aim.target()).name()).line()
                : line.words(state.field().zones().text(aim.zones().get(0))).line();
    }
}
