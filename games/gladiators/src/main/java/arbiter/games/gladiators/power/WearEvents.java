package arbiter.games.gladiators.power;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.List;

/** Events: powers are used up, worn, reloaded. */
public final class WearEvents {

    private WearEvents() {}

    private static String title(GladiatorsState state, String unit, int power) {
        return "'s " + state.unit(unit).powers().get(power).title();
    }

    /** Ammunition is used; how many uses are left. Ledger: GG-MD-35, GG-MD-50. */
    public record AmmunitionUsed(String user, int power, int left, boolean reloads) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            PowerCondition used = unit.condition().used(power);
            unit.set(left == 0 ? used.with(power, PowerFault.EMPTY) : used);
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(GladiatorsState state) {
            String then = left > 0
                    ? " has " + GladiatorsEvent.count(left, "use") + " left"
                    : reloads ? " will have to be reloaded" : " is used up after this";
            return tell(state, user, title(state, user, power) + then);
        }
    }

    /** A reload, or half of one. Ledger: GG-AMB-102. */
    public record PowerReloaded(String user, int power, boolean wholly) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            unit.set(wholly ? unit.condition().loaded(power) : unit.condition().with(power, PowerFault.HALF_LOADED));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, title(state, user, power) + (wholly ? " is reloaded" : " is half reloaded"));
        }
    }

    /** A die decided what a use or a turn does to a power. */
    public record WearRolled(String user, int power, String what, int die, List<PowerFault> marks, String outcome)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            for (PowerFault mark : marks) {
                unit.set(unit.condition().with(power, mark));
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, title(state, user, power) + ": " + what + " rolls " + die + ", " + outcome);
        }
    }

    /** Variable has settled a Level for the combat; what falls below 0 is taken from others. Ledger: GG-AMB-69. */
    public record LevelVaried(String user, int power, int die, int by, List<Integer> takenFrom)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            PowerLevels levels = unit.levels().varying(power, by);
            for (int other : takenFrom) {
                levels = levels.varying(other, -1);
            }
            unit.set(levels);
            unit.set(unit.condition().with(power, PowerFault.VARIED));
        }

        @Override
        public Line line(GladiatorsState state) {
            StringBuilder words = new StringBuilder(
                    title(state, user, power) + ": Variable rolls " + die + ", Level " + (by < 0 ? "" : "+") + by);
            for (int other : takenFrom) {
                words.append(", a Level of ")
                        .append(state.unit(user).powers().get(other).title())
                        .append(" is lost");
            }
            return tell(state, user, words.toString());
        }
    }

    /** A power loses a Level by having been used. Ledger: GG-MD-60. */
    public record LevelWeakened(String user, int power, boolean served) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            unit.set(unit.levels().weakening(power));
            if (served) {
                unit.set(unit.condition().with(power, PowerFault.SERVED));
            }
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, title(state, user, power) + " weakens by 1 Level");
        }
    }

    /** One activation has lost a Level. Ledger: GG-MD-17. */
    public record PowerFaded(String user, int number) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            unit.inUse().find(number).ifPresent(active -> unit.set(unit.inUse().changed(active.fadedOnce())));
        }

        @Override
        public Line line(GladiatorsState state) {
            int power = state.unit(user).inUse().find(number).orElseThrow().power();
            return tell(state, user, title(state, user, power) + " fades by 1 Level");
        }
    }

    /** Something has become of a power, or is over, with words of its own where it is told. */
    public record MarkSet(String user, int power, PowerFault mark, boolean set) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            unit.set(set ? unit.condition().with(power, mark) : unit.condition().without(power, mark));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, title(state, user, power) + (set ? " does not work" : " works again"));
        }
    }

    /** Marks that held for a turn are gone. */
    public record MarksCleared(String user, List<Integer> powers, List<PowerFault> marks) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            for (int power : powers) {
                for (PowerFault mark : marks) {
                    unit.set(unit.condition().without(power, mark));
                }
            }
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, "'s powers can be used anew");
        }
    }
}
