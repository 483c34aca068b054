package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.kernel.Line;

/** Somebody strikes together with another, for a Point. Ledger: synchro-attack, BCG-AMB-89. */
public record SynchroJoined(String unit, String leader) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.purse(unit).points--;
        state.fighter(unit).genre.use(new Genre.Use(PowerId.SYNCHRO_ATTACK.word(), leader, state.round));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(" strikes together with ")
                .unit(leader, state.fighter(leader).name())
                .words(" for 1 GP")
                .line();
    }
}
