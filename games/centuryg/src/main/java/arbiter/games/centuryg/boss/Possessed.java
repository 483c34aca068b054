package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Boss takes a Unit over for one attack, or lets it go. Ledger: BCG-AMB-124. */
public record Possessed(String unit, String by, boolean on) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        Allegiance allegiance = fighter.allegiance();
        fighter.set(on ? allegiance.possessedBy(by, state.unit(by).side()) : allegiance.free());
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(on ? " is possessed by " : " is free of ")
                .unit(by, state.unit(by).name())
                .line();
    }
}
