package arbiter.games.wasteland.action;

import arbiter.kernel.Option;
import arbiter.kernel.Refused;

/** Something that somebody says in their own words. */
public record TableWords(String words) implements Option {

    private static final int MOST = 200;

    /** Refuses nothing at all and whole stories. */
    public static TableWords of(String text) {
        String words = text.strip();
        if (words.isEmpty() || words.length() > MOST) {
            throw new Refused("say it in 1 to " + MOST + " characters, not " + words.length());
        }
        return new TableWords(words);
    }

    @Override
    public String id() {
        return words;
    }

    @Override
    public String text() {
        return words;
    }
}
