package arbiter.interpreters.lookahead;

import arbiter.dice.RandomStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A question that playouts have met: what came of each answer so far. The next playout takes an answer nobody has tried,
 * or else one that promises most, with a bonus for those seldom tried (upper confidence bounds).
 */
final class Choice {

    /** An answer: how often it was tried, what came of it on the whole, and the questions met after it. */
    static final class Branch {

        final String id;
        private int tries;
        private double sum;
        private final Map<String, Choice> next = new LinkedHashMap<>();

        private Branch(String id) {
            this.id = id;
        }

        int tries() {
            return tries;
        }

        double mean() {
            return sum / tries;
        }

        void add(double value) {
            tries++;
            sum += value;
        }

        /** The question met after this answer, new if no playout has met it. */
        Choice next(String question, List<String> ids, boolean wantsHigh, int most, RandomStream random) {
            return next.computeIfAbsent(question, met -> new Choice(ids, wantsHigh, most, random));
        }

        boolean hasMet(String question) {
            return next.containsKey(question);
        }
    }

    private static final double CURIOSITY = 0.7;

    private final List<Branch> branches = new ArrayList<>();
    private final boolean wantsHigh;

    /** The first id is the default; of too many others some are drawn by lot. */
    Choice(List<String> ids, boolean wantsHigh, int most, RandomStream random) {
        this.wantsHigh = wantsHigh;
        List<String> left = new ArrayList<>(ids);
        branches.add(new Branch(left.remove(0)));
        while (!left.isEmpty() && branches.size() < most) {
            branches.add(new Branch(left.remove(random.below(left.size()))));
        }
    }

    /** It cannot be answered so after all; false if nothing else is left. */
    boolean drop(Branch branch) {
        branches.remove(branch);
        return !branches.isEmpty();
    }

    /** The answer to try next, if it is among those that are offered this time. */
    Branch select(Range range) {
        int tries = 0;
        for (Branch branch : branches) {
            if (branch.tries == 0) {
                return branch;
            }
            tries += branch.tries;
        }
        Branch best = branches.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (Branch branch : branches) {
            double value = range.share(branch.mean());
            double bound = (wantsHigh ? value : 1 - value) + CURIOSITY * Math.sqrt(Math.log(tries) / branch.tries);
            if (bound > most) {
                most = bound;
                best = branch;
            }
        }
        return best;
    }

    /** The answer tried most, which is the one that promised most; of equals the earlier one, the default first. */
    Branch best() {
        Branch best = branches.get(0);
        for (Branch branch : branches) {
            boolean better = branch.tries > best.tries
                    || branch.tries == best.tries && branch.tries > 0 && branch.mean() > best.mean();
            if (better) {
                best = branch;
            }
        }
        return best;
    }

    /** The least and the greatest value that any playout came to. */
    static final class Range {

        private double least = Double.POSITIVE_INFINITY;
        private double greatest = Double.NEGATIVE_INFINITY;

        void add(double value) {
            least = Math.min(least, value);
            greatest = Math.max(greatest, value);
        }

        /** Where that value lies between them, from 0 to 1. */
        double share(double value) {
            return greatest > least ? (value - least) / (greatest - least) : 0.5;
        }
    }
}
