package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** Damage takes Threshold. Ledger: BCG-DMG-2. */
public record Damaged(String unit, int amount, String by) implements CenturyEvent {

    /** What the odds of it are called. */
    public static final String DAMAGE = "damage";

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.condition().withPoints(Math.max(0, fighter.points() - amount)));
        if (fighter.powers().remembersWounds()) {
            GenrePoints.scar(fighter, by);
        }
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(
                state, unit, " takes " + amount + " Damage, " + state.unit(unit).points() + " left");
    }

    @Override
    public void measure(Measures measures) {
        measures.number(DAMAGE, unit, amount);
    }
}
