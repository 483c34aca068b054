package arbiter.content.search;

import java.util.Optional;

/** What somebody looks for: words as typed, perhaps only in one game or kind, and how many answers they want. */
public record SearchQuery(String words, Optional<String> game, Optional<String> kind, int limit) {

    private static final int USUAL = 20;
    private static final int MOST = 200;

    public SearchQuery {
        if (limit < 1 || limit > MOST) {
            throw new IllegalArgumentException("ask for 1 to " + MOST + " answers, not " + limit);
        }
    }

    public static SearchQuery of(String words) {
        return new SearchQuery(words, Optional.empty(), Optional.empty(), USUAL);
    }

    /** Whether words are typed as ids are: one word with a dash, as in {@code CAP-OW-1} and {@code heavy-pistol}. */
    public static boolean isId(String words) {
        String typed = words.strip();
        return typed.indexOf('-') > 0 && typed.chars().noneMatch(Character::isWhitespace);
    }

    public SearchQuery inGame(String only) {
        return new SearchQuery(words, Optional.of(only), kind, limit);
    }

    public SearchQuery ofKind(String only) {
        return new SearchQuery(words, game, Optional.of(only), limit);
    }

    public SearchQuery atMost(int answers) {
        return new SearchQuery(words, game, kind, answers);
    }
}
