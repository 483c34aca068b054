package arbiter.rulebook.guide;

import arbiter.content.catalogue.Entry;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The numbers and words of a content entry, by the keys its file uses, whatever its type. */
public final class EntryValues {

    /** Besides what every entry has: a plan drawn in letters, and what is said to whoever builds something that cannot be. */
    private static final Set<String> SHOWN_ELSEWHERE = Set.of("id", "name", "text", "title", "rows", "refusal");

    private EntryValues() {}

    /** Everything an entry says besides its id, its name and its text; what is empty or not so is left out. */
    public static Map<String, String> of(Entry entry) {
        Map<String, String> values = new LinkedHashMap<>();
        if (entry.getClass().isRecord()) {
            ValueWords.components(entry).forEach((key, value) -> {
                String words = SHOWN_ELSEWHERE.contains(key) ? "" : ValueWords.of(value);
                if (!words.isEmpty() && !words.equalsIgnoreCase(entry.name())) {
                    values.put(key, words);
                }
            });
        }
        return values;
    }
}
