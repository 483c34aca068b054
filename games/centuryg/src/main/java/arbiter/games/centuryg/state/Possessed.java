package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Boss takes a Unit over for one attack, or lets it go. Ledger: BCG-AMB-124. */
public record Possessed(String unit, String by, boolean on) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Allegiance allegiance = state.fighter(unit).allegiance;
        allegiance.possessor = on ? by : null;
        allegiance.possessorSide = on ? state.fighter(by).side() : null;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(on ? " is possessed by " : " is free of ")
                .unit(by, state.fighter(by).name())
                .line();
    }
}
