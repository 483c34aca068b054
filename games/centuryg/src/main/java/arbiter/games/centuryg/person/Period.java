package arbiter.games.centuryg.person;

import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.match.SceneStatus;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** The stretches of time after which things return to people. Ledger: BCG-GEN-1, BCG-GEN-4. */
public enum Period {
    SCENE("Scene"),
    EPISODE("Episode"),
    ARC("Episode Arc"),
    /** Longer than any table looks. */
    EVER("story");

    private final String word;

    Period(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** Whether something that lasts that long is over when this ends. */
    boolean ends(Period lasting) {
        return lasting != EVER && lasting.compareTo(this) <= 0;
    }

    /** A Scene, an Episode or an Arc is over, and what it wears out returns. Ledger: BCG-GEN-4. */
    public record PeriodEnded(Period period) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            for (Fighter fighter : state.units()) {
                if (fighter.hasBody()) {
                    fighter.set(fighter.body().after(period));
                    if (fighter.isOnFoot() && fighter.fate() == UnitFate.DEFEATED) {
                        UnitCondition.setFate(fighter, UnitFate.FIGHTING); // BCG-AMB-23
                    }
                    if (period != Period.SCENE && fighter.body().person().tier().hasPowers()) {
                        GenrePoints.set(fighter, fighter.body().person().level());
                    }
                }
            }
            SceneStatus.clear(state);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("The " + period.word() + " ends");
        }
    }
}
