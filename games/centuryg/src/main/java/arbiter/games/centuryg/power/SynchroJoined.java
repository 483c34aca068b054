package arbiter.games.centuryg.power;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Somebody strikes together with another, for a Point. Ledger: synchro-attack, BCG-AMB-89. */
public record SynchroJoined(String unit, String leader) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter purse = state.purse(unit);
        purse.set(purse.genre().plus(-1));
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.genre().with(new GenrePoints.Use(SynchroAttack.JOINING, leader, state.round())));
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
