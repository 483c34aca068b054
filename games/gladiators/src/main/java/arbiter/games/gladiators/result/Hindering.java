package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Play;
import arbiter.kernel.Weight;
import java.util.Optional;

/** Points of hindrance: a higher value takes the place of a lower. Ledger: GG-RES-2, GG-RES-6. */
public final class Hindering {

    private Hindering() {}

    /** Levels or points by a result: 1, and 1 more for every 2. Ledger: GG-RES-2. */
    static int points(int result) {
        return 1 + result / 2;
    }

    public static void resolve(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        int points = points(roll.result());
        if (points > strike.target().hindrance().points()) {
            PlainPower way = strike.use().way();
            HindrancePoints now = new HindrancePoints(
                    points, Optional.of(way.form().metAs().get(0)), way.whole().source());
            play.emit(new UnitHindered(strike.target().id(), now));
        }
    }

    /** Somebody is hindered, more or less than before. */
    public record UnitHindered(String unit, HindrancePoints now) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.unit(unit).set(now);
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    now.points() == 0
                            ? " is no longer hindered"
                            : " is hindered by " + GladiatorsEvent.count(now.points(), "point"));
        }

        @Override
        public void measure(Measures measures) {
            measures.fact(unit + " is hindered", now.points() > 0);
        }
    }
}
