package arbiter.dice;

import java.util.function.Supplier;

/**
 * How much work all odds of one question may take together, counted in outcomes and multiplications before they are
 * worked out: for places where others wait, such as a chat. Without one only {@link Limits} of each distribution hold.
 */
public final class StepBudget {

    private static final ThreadLocal<StepBudget> CURRENT = new ThreadLocal<>();

    private final double steps;
    private double spent;

    private StepBudget(double steps) {
        this.steps = steps;
    }

    /** Works something out on this thread; beyond so many steps it ends with {@link TooLarge}. */
    public static <T> T within(long steps, Supplier<T> question) {
        StepBudget before = CURRENT.get();
        CURRENT.set(new StepBudget(steps));
        try {
            return question.get();
        } finally {
            if (before == null) {
                CURRENT.remove();
            } else {
                CURRENT.set(before);
            }
        }
    }

    static void charge(Object what, double steps) {
        StepBudget budget = CURRENT.get();
        if (budget != null && (budget.spent += steps) > budget.steps) {
            throw new TooLarge(what + " is too large to be worked out here: it takes about " + Math.round(budget.spent)
                    + " steps, at most " + Math.round(budget.steps) + " are done");
        }
    }
}
