package arbiter.interpreters.scripted;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Answers by label, those of each label used one after the other; never changes. The word {@code default} leaves one
 * question to its default, and at the end of a list all that come after it.
 */
public record AnswerLists(Map<String, List<String>> left) {

    public static final String DEFAULT = "default";
    public static final AnswerLists NONE = new AnswerLists(Map.of());

    /** Whether it has something to say at that label, used up or not. */
    public boolean knows(String label) {
        return left.containsKey(label);
    }

    /** The next answer at that label; empty if they are used up. */
    public Optional<String> next(String label) {
        return left.get(label).stream().findFirst();
    }

    /** What is left after the next answer at that label. */
    public AnswerLists used(String label) {
        List<String> words = left.get(label);
        if (isRest(words)) {
            return this;
        }
        Map<String, List<String>> fewer = new LinkedHashMap<>(left);
        fewer.put(label, List.copyOf(words.subList(1, words.size())));
        return new AnswerLists(fewer);
    }

    /** Answers that were never asked for, in words. */
    public List<String> unused() {
        List<String> unused = new ArrayList<>();
        left.forEach((label, words) -> {
            if (!words.isEmpty() && !isRest(words)) {
                unused.add("choice " + String.join(", ", words) + " at '" + label + "'");
            }
        });
        return unused;
    }

    private static boolean isRest(List<String> words) {
        return words.size() == 1 && words.get(0).equals(DEFAULT);
    }
}
