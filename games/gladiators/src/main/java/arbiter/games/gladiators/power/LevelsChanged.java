package arbiter.games.gladiators.power;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Weight;

/** Events: Levels are drained, come back, or are absorbed. Ledger: GG-RES-7, GG-AB-01. */
public final class LevelsChanged {

    private LevelsChanged() {}

    /** {@code 2 Levels of Bolt}. */
    private static String words(GladiatorsState state, String unit, int power, int levels) {
        return GladiatorsEvent.count(levels, "Level") + " of "
                + state.unit(unit).powers().get(power).title();
    }

    /** Levels of a power are drained. Ledger: GG-RES-2. */
    public record LevelsDrained(String unit, int power, int levels) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.levels().draining(power, levels));
        }

        @Override
        public Weight weight() {
            return Weight.RESULT;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " loses " + words(state, unit, power, levels));
        }

        @Override
        public void measure(Measures measures) {
            measures.number(unit + " Levels drained", levels);
        }
    }

    /** Drained Levels come back. Ledger: GG-TRN-8, GG-AB-36. */
    public record LevelsRegained(String unit, int power, int levels) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.levels().draining(power, -levels));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " regains " + words(state, unit, power, levels));
        }
    }

    /** Absorption makes a power stronger. Ledger: GG-AB-01. */
    public record LevelsAbsorbed(String unit, int power, int levels) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.levels().gaining(power, levels));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " absorbs " + words(state, unit, power, levels));
        }
    }
}
