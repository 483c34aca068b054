package arbiter.dice;

/** The sizes beyond which odds are refused, so that no question can hang the program. */
final class Limits {

    /** Different outcomes of one distribution. */
    static final long OUTCOMES = 2_000_000;

    /** Bits of the number of equally likely rolls; doubles hold every weight below it. */
    static final int BITS = 960;

    /** Multiplications of machine words for one distribution; wider numbers count for several. */
    static final long WORK = 400_000_000;

    /** An outcome by itself takes about as long as so many multiplications. */
    private static final int OUTCOME_STEPS = 100;

    /** Dice in one throw. */
    private static final int DICE = 10_000;

    private Limits() {}

    static void dice(String name, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("a throw needs at least one " + name + ", not " + count);
        }
        if (count > DICE) {
            throw new TooLarge(
                    count + " " + name + " is too large a throw: at most " + DICE + " dice are thrown together");
        }
    }

    static void outcomes(Object what, long count) {
        refuseMore(what, count);
        StepBudget.charge(what, (double) count * OUTCOME_STEPS);
    }

    /** One more outcome, which makes so many. */
    static void oneMore(Object what, long count) {
        refuseMore(what, count);
        StepBudget.charge(what, OUTCOME_STEPS);
    }

    private static void refuseMore(Object what, long count) {
        if (count > OUTCOMES) {
            throw new TooLarge(what + " is too large: it has up to " + count + " different outcomes, at most "
                    + OUTCOMES + " are worked out");
        }
    }

    static void rolls(Object what, double bits) {
        if (bits > BITS) {
            throw new TooLarge(what + " is too large: it can be rolled in about 2^" + Math.round(bits)
                    + " ways, at most 2^" + BITS + " are worked out");
        }
    }

    static void work(Object what, double steps, double bits) {
        double work = steps * (1 + bits / 32);
        if (work > WORK) {
            throw new TooLarge(what + " is too large: its odds take about " + Math.round(work)
                    + " multiplications, at most " + WORK + " are done");
        }
        StepBudget.charge(what, work);
    }

    /** The bits of a number to the power {@code count}, never too few. */
    static int bits(double base, int count) {
        double bits = count * (Math.log(base) / Math.log(2)) * (1 + 1e-12) + 1;
        return (int) Math.min(bits, Integer.MAX_VALUE / 2);
    }
}
