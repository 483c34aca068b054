package arbiter.games.wasteland.luck;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Play;
import arbiter.kernel.Weight;

/** Spending luck points. Ledger: WAS-LUCK-1. */
public final class LuckUse {

    private LuckUse() {}

    public static boolean has(Fighter one) {
        return one.luck().left() > 0;
    }

    public static void spend(Play<WastelandState> play, Fighter one, int points, String what) {
        play.emit(new LuckSpent(one.id(), points, what));
    }

    /** Somebody spends luck. */
    public record LuckSpent(String unit, int points, String what) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(new LuckPoints(one.luck().left() - points));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(
                    state,
                    unit,
                    " spends " + points + " luck: " + what + ", "
                            + state.unit(unit).luck().left() + " left");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public void measure(Measures measures) {
            measures.number("luck spent", points);
        }
    }
}
