package arbiter.rulebook.guide;

import java.util.List;

/**
 * A chapter of the rulebook: its introduction in paragraphs, its rules by their ids or by how these begin, the kinds of
 * content that it shows, and its tables.
 */
public record Chapter(
        String id, String title, List<String> text, List<String> rules, List<String> kinds, List<ChapterTable> tables) {

    /** How many letters of a rule's id the chapter names; of two chapters the one that names more has it. */
    int claim(String rule) {
        return rules.stream()
                .filter(named -> begins(rule, named))
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    /** The position of the name that stands for a rule here. */
    int order(String rule) {
        int claim = claim(rule);
        int order = 0;
        while (order < rules.size()
                && !(begins(rule, rules.get(order)) && rules.get(order).length() == claim)) {
            order++;
        }
        return order;
    }

    private static boolean begins(String rule, String named) {
        return rule.equals(named) || rule.startsWith(named + "-");
    }
}
