package arbiter.content.search;

import java.util.List;
import java.util.Locale;

/** The fields of a stored document, and how much a word in them counts. */
final class Fields {

    static final String GAME = "game";
    static final String KIND = "kind";
    static final String ID = "id";
    static final String LEDGER = "ledger";
    static final String FULL_NAME = "full-name";
    static final String ORDER = "order";

    static final String NAME = "name";
    static final String TAGS = "tags";
    static final String TEXT = "text";

    private static final int LONGEST_EXACT = 200;

    /** A field of words. */
    record Weighted(String name, float weight) {}

    static final List<Weighted> SEARCHED = List.of(new Weighted(NAME, 8), new Weighted(TAGS, 4), new Weighted(TEXT, 1));

    private Fields() {}

    /** A value that is only found as a whole; no id or name worth finding is longer than this. */
    static String exact(String value) {
        String small = value.strip().toLowerCase(Locale.ROOT);
        return small.substring(0, Math.min(small.length(), LONGEST_EXACT));
    }
}
