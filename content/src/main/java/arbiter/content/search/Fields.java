package arbiter.content.search;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The fields of a stored document, and how much a word in them counts. */
final class Fields {

    static final String GAME = "game";
    static final String KIND = "kind";
    static final String ID = "id";
    static final String LEDGER = "ledger";
    static final String FULL_NAME = "full-name";
    static final String ORDER = "order";

    static final String STANDING = "standing";

    /** A synonym as a whole; its words are searched like those of a name, only later. */
    static final String FULL_SYNONYM = "full-synonym";

    static final String NAME = "name";
    static final String SYNONYMS = "synonyms";
    static final String TAGS = "tags";
    static final String TEXT = "text";

    private static final int LONGEST_EXACT = 200;

    /** A field of words. */
    record Weighted(String name, float weight) {}

    static final List<Weighted> SEARCHED =
            List.of(new Weighted(NAME, 8), new Weighted(SYNONYMS, 6), new Weighted(TAGS, 4), new Weighted(TEXT, 1));

    private Fields() {}

    /** A name whose words count as a whole, however it is spaced and accented. */
    static String words(String name) {
        return exact(Tokens.of(name).stream().map(Tokens.Token::word).collect(Collectors.joining(" ")));
    }

    /** A value that is only found as a whole; no id or name worth finding is longer than this. */
    static String exact(String value) {
        String small = value.strip().toLowerCase(Locale.ROOT);
        return small.substring(0, Math.min(small.length(), LONGEST_EXACT));
    }
}
