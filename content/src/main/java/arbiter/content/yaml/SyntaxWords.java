package arbiter.content.yaml;

import java.util.Optional;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Says in plain words what a YAML parser complains about. */
final class SyntaxWords {

    private SyntaxWords() {}

    static String plain(MarkedYAMLException syntax) {
        String problem = String.valueOf(syntax.getProblem());
        if (problem.contains("TAB")) {
            return "a tab cannot be used here; indent with spaces";
        }
        if (isUnclosedQuote(syntax)) {
            return "the quote that opens here is never closed";
        }
        if (problem.contains("mapping values are not allowed")) {
            return "this ':' is not expected here; put a text that contains ': ' in quotes";
        }
        if (problem.contains("could not find expected ':'")) {
            return "a ':' is missing after the key in the line above";
        }
        if (problem.contains("expected ',' or ']'")) {
            return "a ',' or ']' is missing before this place";
        }
        if (problem.contains("expected ',' or '}'")) {
            return "a ',' or '}' is missing before this place";
        }
        if (problem.contains("expected <block end>")) {
            return "this does not fit the lines above; check the indentation";
        }
        if (problem.contains("cannot start any token")) {
            return "a text cannot begin with this character; put it in quotes";
        }
        return "this is not YAML: " + problem;
    }

    static Optional<Mark> where(MarkedYAMLException syntax) {
        Mark mark = isUnclosedQuote(syntax) ? syntax.getContextMark() : syntax.getProblemMark();
        return Optional.ofNullable(mark);
    }

    private static boolean isUnclosedQuote(MarkedYAMLException syntax) {
        return "while scanning a quoted scalar".equals(syntax.getContext())
                && String.valueOf(syntax.getProblem()).contains("unexpected end of stream");
    }
}
