package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.AimTarget;
import arbiter.games.centuryg.duel.Duels;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** A Unit is out of the fight. Ledger: BCG-DMG-5, BCG-DUEL-9. */
public record Destroyed(String unit, UnitFate fate) implements CenturyEvent {

    /** What the odds call it. */
    public static final String DESTROYS = "destroys";

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.condition().withFate(fate));
        Duels.end(state, fighter);
        AimTarget.settle(fighter);
        for (Fighter other : state.units()) {
            if (other.base().isPresent() && other.base().get().equals(unit)) { // it stands in that Zone: BCG-AMB-68
                Position.leaveBase(other);
            }
        }
        for (String member : fighter.crew().members()) {
            Fighter part = state.unit(member);
            part.set(part.condition().withFate(fate));
        }
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(
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
        measures.fact(DESTROYS, fate != UnitFate.RETREATED);
    }
}
