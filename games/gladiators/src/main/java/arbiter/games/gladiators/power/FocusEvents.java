package arbiter.games.gladiators.power;

import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** Events: a Focus is knocked away and regained. Ledger: GG-DSM-3, GG-DSM-4. */
public final class FocusEvents {

    private FocusEvents() {}

    private static String title(GladiatorsState state, String unit, int power) {
        return state.unit(unit).powers().get(power).title();
    }

    /** Somebody is disarmed of the Focus of a power, which is of no use and no longer runs. */
    public record FocusLost(String unit, int power) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.condition().with(power, PowerFault.DISARMED));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " is disarmed of " + title(state, unit, power));
        }
    }

    /** Somebody reached for a Focus that was knocked away. */
    public record FocusSought(String unit, int power, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            if (roll.succeeded()) {
                gladiator.set(gladiator.condition().without(power, PowerFault.DISARMED));
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    " reaches for " + title(state, unit, power) + ": needs " + roll.needed() + ", rolls " + roll
                            + (roll.succeeded() ? ", has it again" : ", does not get it"));
        }
    }
}
