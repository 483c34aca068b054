package arbiter.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong while reading goes on, so that people can mend everything at once. */
public final class Problems {

    /** How many problems are kept; the others are only counted. */
    public static final int LIMIT = 100;

    private static final int ENOUGH = 1000;

    private final List<Problem> problems = new ArrayList<>();
    private final List<String> files = new ArrayList<>();
    private int unlisted;

    public void add(Place place, String message) {
        add(place.problem(message));
    }

    public void addAll(ContentProblems others) {
        others.problems().forEach(this::add);
    }

    public boolean isEmpty() {
        return problems.isEmpty();
    }

    /** How many were reported so far. */
    public int count() {
        return problems.size() + unlisted;
    }

    /** Whether so much is wrong that looking for more is a waste of time. */
    public boolean areEnough() {
        return count() >= ENOUGH;
    }

    /** Ends the reading if anything was reported. */
    public void throwIfAny() {
        if (!isEmpty()) {
            throw asException();
        }
    }

    private void add(Problem problem) {
        if (problems.size() == LIMIT) {
            unlisted++;
            return;
        }
        if (!files.contains(problem.file())) {
            files.add(problem.file());
        }
        problems.add(problem);
    }

    private ContentProblems asException() {
        List<Problem> sorted = new ArrayList<>(problems);
        sorted.sort(Comparator.comparingInt((Problem problem) -> files.indexOf(problem.file()))
                .thenComparingInt(Problem::line)
                .thenComparingInt(Problem::column));
        return new ContentProblems(sorted, unlisted);
    }
}
