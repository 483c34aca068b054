package arbiter.games.capital.unit;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of the log that lead to a rule or a status, and where they lead. */
public final class RuleWords {

    /** By the words as the log has them, in any of their forms. */
    private static final Map<String, String> RULES = rules();

    /** Longer words first, so that "Critical Condition" is not cut. */
    private static final Pattern WORDS = Pattern.compile("\\b(" + String.join("|", longestFirst()) + ")\\b");

    private RuleWords() {}

    /** Where the words lead, for whoever checks that they lead somewhere. */
    public static Map<String, String> all() {
        return RULES;
    }

    /** A text in parts: words, and links where a rule is named. */
    static List<Line.Part> linked(String text) {
        Matcher found = WORDS.matcher(text);
        List<Line.Part> parts = new ArrayList<>();
        int from = 0;
        while (found.find()) {
            addWords(parts, text.substring(from, found.start()));
            parts.add(new Line.Rule(RULES.get(found.group()), found.group()));
            from = found.end();
        }
        addWords(parts, text.substring(from));
        return parts;
    }

    private static void addWords(List<Line.Part> parts, String words) {
        if (!words.isEmpty()) {
            parts.add(new Line.Words(words));
        }
    }

    private static Map<String, String> rules() {
        Map<String, String> rules = new TreeMap<>();
        add(rules, "CAP-KEY-AIM", "Aim");
        add(rules, "CAP-KEY-BLOCK", "Block");
        add(rules, "CAP-KEY-COOLDOWN", "Cooldown");
        add(rules, "CAP-CTR-1", "Attack Counters");
        add(rules, "CAP-SEIZE-1", "Initiative");
        add(rules, "CAP-ATTR-3", "Energy");
        add(rules, "CAP-ATTR-4", "Bones");
        add(rules, "CAP-PRES-1", "Prestige");
        add(rules, "take-overwatch", "Overwatch");
        add(rules, "prepare", "prepares", "prepared", "Prepare");
        add(rules, "grappled", "grapples", "grappled");
        add(rules, "prone", "prone", "Prone");
        add(rules, "taunted", "taunted", "Taunted");
        add(rules, "critical-condition", "Critical Condition");
        add(rules, "chilled", "chilled", "Chilled");
        add(rules, "poisoned", "poisoned", "Poisoned");
        return Map.copyOf(rules);
    }

    private static void add(Map<String, String> rules, String id, String... words) {
        for (String word : words) {
            rules.put(word, id);
        }
    }

    private static List<String> longestFirst() {
        return RULES.keySet().stream()
                .sorted((one, other) -> other.length() - one.length())
                .toList();
    }
}
