package arbiter.games.centuryg.power;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Somebody strikes together with another, for a Point. Ledger: synchro-attack, BCG-AMB-89. */
public record SynchroJoined(String unit, String leader) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        GenrePoints.gain(state, unit, -1);
        GenrePoints.use(state.unit(unit), SynchroAttack.JOINING, leader, state.round());
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" strikes together with ")
                .unit(leader, state.unit(leader).name())
                .words(" for 1 GP")
                .line();
    }
}
