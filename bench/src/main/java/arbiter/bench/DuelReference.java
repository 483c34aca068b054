package arbiter.bench;

import arbiter.bench.hand.DuelTally;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * What is known about duel D1: two fighters stand three hits each and take turns of two attacks, 2d6+6 and then 2d6+4
 * against 2d6+5. Sampled duels must come within five standard errors of the exact values.
 */
public final class DuelReference {

    public static final double STARTER_WINS = 0.65884331;
    public static final double TURNS = 4.20993998;
    public static final double ATTACKS = 7.84783736;

    private static final double STANDARD_ERRORS = 5;
    private static final double TURNS_DEVIATION = 1.2924;
    private static final double ATTACKS_DEVIATION = 2.5469;
    private static final int CHECKED_DUELS = 400_000;
    private static final int DUELS_PER_RUN = 1000;

    private DuelReference() {}

    /** A program that fights a thousand duels at a time, going on with its random source. */
    public static Program program(IntFunction<DuelTally> fight) {
        return new Program(() -> fight.apply(DUELS_PER_RUN).turns(), () -> problems(fight.apply(CHECKED_DUELS)));
    }

    /** Everything in which the duels are off, in words; empty when they are plausible. */
    public static List<String> problems(DuelTally tally) {
        double duels = tally.duels();
        List<String> problems = new ArrayList<>();
        double winDeviation = Math.sqrt(STARTER_WINS * (1 - STARTER_WINS));
        compare(problems, "the starter wins", tally.starterWins() / duels, STARTER_WINS, winDeviation, duels);
        compare(problems, "turns", tally.turns() / duels, TURNS, TURNS_DEVIATION, duels);
        compare(problems, "attacks", tally.attacks() / duels, ATTACKS, ATTACKS_DEVIATION, duels);
        return problems;
    }

    private static void compare(
            List<String> problems, String what, double actual, double expected, double deviation, double duels) {
        double bound = STANDARD_ERRORS * deviation / Math.sqrt(duels);
        if (!(Math.abs(actual - expected) <= bound)) {
            problems.add("D1: " + what + " " + actual + " a duel, should be " + expected + " within " + bound);
        }
    }
}
