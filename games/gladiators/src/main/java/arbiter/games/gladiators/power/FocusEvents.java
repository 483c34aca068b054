package arbiter.games.gladiators.power;

import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import java.util.List;

/** Events: a Focus is knocked away and regained, things are taken after a defeat. Ledger: GG-DSM-3 to 5. */
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

    /** Somebody who lost a fight has these powers no longer. Ledger: GG-DSM-5. */
    public record ThingsTaken(String unit, List<Integer> powers) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            for (int power : powers) {
                gladiator.set(gladiator.condition().with(power, PowerFault.TAKEN));
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            List<String> titles =
                    powers.stream().map(power -> title(state, unit, power)).toList();
            return tell(state, unit, " loses " + String.join(", ", titles));
        }
    }

    /** A session has passed, in which somebody may have got a thing back. Ledger: GG-DSM-5. */
    public record ThingSought(String unit, int power, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            if (roll.succeeded()) {
                gladiator.set(gladiator.condition().without(power, PowerFault.TAKEN));
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    ": a session passes, " + title(state, unit, power) + " needs " + roll.needed() + ", rolls " + roll
                            + (roll.succeeded() ? ", is back" : ", stays lost"));
        }
    }
}
