package arbiter.content.search;

import java.util.Optional;

/** What somebody looks for: words as typed, perhaps only in one game or kind, and how many answers they want. */
public record Question(String words, Optional<String> game, Optional<String> kind, int limit) {

    private static final int USUAL = 20;
    private static final int MOST = 200;

    public Question {
        if (limit < 1 || limit > MOST) {
            throw new IllegalArgumentException("ask for 1 to " + MOST + " answers, not " + limit);
        }
    }

    public static Question of(String words) {
        return new Question(words, Optional.empty(), Optional.empty(), USUAL);
    }

    public Question inGame(String only) {
        return new Question(words, Optional.of(only), kind, limit);
    }

    public Question ofKind(String only) {
        return new Question(words, game, Optional.of(only), limit);
    }

    public Question atMost(int answers) {
        return new Question(words, game, kind, answers);
    }
}
