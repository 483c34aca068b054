package arbiter.tabletop.unit;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words of a game's log that lead to rules, each in the forms in which lines have it, and where they lead. */
public final class RuleWords {

    public static final RuleWords NONE = new RuleWords(Map.of());

    private final Map<String, String> rules;
    private final Pattern words;

    private RuleWords(Map<String, String> rules) {
        this.rules = rules;
        String any = rules.keySet().stream()
                .sorted((one, other) -> other.length() - one.length()) // "Critical Condition" is not cut
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        this.words = Pattern.compile("\\b(" + any + ")\\b");
    }

    /** The id of a rule or of content by the words that lead there. */
    public static RuleWords of(Map<String, String> rules) {
        return new RuleWords(Map.copyOf(rules));
    }

    /** Where words lead, for whoever checks that something is there. */
    public Collection<String> targets() {
        return rules.values();
    }

    /** A text in parts: words, and links where a rule is named. */
    public List<Line.Part> linked(String text) {
        List<Line.Part> parts = new ArrayList<>();
        int from = 0;
        if (!rules.isEmpty()) {
            Matcher found = words.matcher(text);
            while (found.find()) {
                addWords(parts, text.substring(from, found.start()));
                parts.add(new Line.Rule(rules.get(found.group()), found.group()));
                from = found.end();
            }
        }
        addWords(parts, text.substring(from));
        return parts;
    }

    private static void addWords(List<Line.Part> parts, String words) {
        if (!words.isEmpty()) {
            parts.add(new Line.Words(words));
        }
    }
}
