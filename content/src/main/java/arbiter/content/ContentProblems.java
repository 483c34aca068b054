package arbiter.content;

import java.util.List;
import java.util.stream.Collectors;

/** Files that cannot be used, with everything that is wrong with them. The message is meant for people. */
public final class ContentProblems extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    ContentProblems(List<Problem> problems, int unlisted) {
        super(text(problems, unlisted), null, false, false);
        this.problems = List.copyOf(problems);
    }

    /** A single problem. */
    public static ContentProblems of(Problem problem) {
        return new ContentProblems(List.of(problem), 0);
    }

    /** The problems in the order of files, lines and columns; at most {@link Problems#LIMIT}. */
    public List<Problem> problems() {
        return problems;
    }

    private static String text(List<Problem> problems, int unlisted) {
        String lines = problems.stream().map(Problem::toString).collect(Collectors.joining("\n"));
        return unlisted == 0 ? lines : lines + "\nand " + unlisted + " more";
    }
}
