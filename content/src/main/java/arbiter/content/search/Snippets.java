package arbiter.content.search;

import java.util.ArrayList;
import java.util.List;

/** Cuts the telling part out of a text and marks the words that were searched for. */
final class Snippets {

    private static final int LENGTH = 160;
    private static final int LEAD = 40;

    private Snippets() {}

    /** The whole text with the searched words marked. */
    static List<Run> whole(String text, SearchedWords searched) {
        return runs(text, 0, text.length(), matches(text, searched));
    }

    /** A part of the text around the first searched word, or its beginning. */
    static List<Run> around(String text, SearchedWords searched) {
        List<Tokens.Token> matches = matches(text, searched);
        int first = matches.isEmpty() ? 0 : matches.get(0).start();
        int from = text.length() <= LENGTH || first <= LEAD ? 0 : afterSpace(text, first - LEAD);
        int to = text.length() - from <= LENGTH ? text.length() : beforeSpace(text, from, from + LENGTH);
        List<Run> runs = new ArrayList<>();
        if (from > 0) {
            runs.add(new Run("... ", false));
        }
        runs.addAll(runs(text, from, to, matches));
        if (to < text.length()) {
            runs.add(new Run(" ...", false));
        }
        return List.copyOf(runs);
    }

    private static List<Tokens.Token> matches(String text, SearchedWords searched) {
        return Tokens.of(text).stream()
                .filter(token -> searched.match(token.word()))
                .toList();
    }

    private static List<Run> runs(String text, int from, int to, List<Tokens.Token> matches) {
        List<Run> runs = new ArrayList<>();
        int done = from;
        for (Tokens.Token match : matches) {
            if (match.start() < done || match.end() > to) {
                continue;
            }
            if (match.start() > done) {
                runs.add(new Run(text.substring(done, match.start()), false));
            }
            runs.add(new Run(text.substring(match.start(), match.end()), true));
            done = match.end();
        }
        if (done < to) {
            runs.add(new Run(text.substring(done, to), false));
        }
        return List.copyOf(runs);
    }

    private static int afterSpace(String text, int at) {
        int space = text.indexOf(' ', at);
        return space < 0 || space - at > LEAD ? at : space + 1;
    }

    private static int beforeSpace(String text, int from, int at) {
        int space = text.lastIndexOf(' ', at);
        return space <= from ? at : space;
    }
}
