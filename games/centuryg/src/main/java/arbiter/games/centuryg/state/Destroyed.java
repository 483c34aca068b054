package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** A Unit is out of the fight. Ledger: BCG-DMG-5, BCG-DUEL-9. */
public record Destroyed(String unit, Fate fate) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.fate = fate;
        Duels.end(state, fighter);
        fighter.aim = null;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state,
                unit,
                switch (fate) {
                    case SPARED -> " is disabled and spared";
                    case RETREATED -> " leaves the battlefield";
                    case DEFEATED -> " is defeated";
                    default -> " is destroyed";
                });
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("destroys", fate != Fate.RETREATED);
    }
}
