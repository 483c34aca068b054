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
        for (Fighter other : state.fighters()) {
            if (unit.equals(other.base)) { // whoever was inside stands in its Zone: BCG-AMB-68
                other.base = null;
            }
        }
        for (String member : fighter.crew.members) {
            state.fighter(member).fate = fate;
        }
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
                    case DISABLED -> " is disabled";
                    case ON_FOOT -> " breaks open, the pilot is on foot";
                    default -> " is destroyed";
                });
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("destroys", fate != Fate.RETREATED);
    }
}
