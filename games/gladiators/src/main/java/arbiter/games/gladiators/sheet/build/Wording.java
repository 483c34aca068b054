package arbiter.games.gladiators.sheet.build;

import java.util.ArrayList;
import java.util.List;

/**
 * A power in plain words, put together from what its abilities and modifiers say: what it is, how far it reaches, what
 * it does, and what is the matter with it.
 */
public final class Wording {

    private record Noun(String article, String words) {}

    private final List<Noun> nouns = new ArrayList<>();
    private final List<String> reaches = new ArrayList<>();
    private final List<String> aims = new ArrayList<>();
    private final List<String> deeds = new ArrayList<>();
    private final List<String> drawbacks = new ArrayList<>();

    /** What it is, as in a Level 5 {@code flame bolt}. */
    public void isA(String noun) {
        nouns.add(new Noun("a ", noun));
    }

    /** The same of what is not counted, as in Level 3 {@code armour}. */
    public void is(String noun) {
        nouns.add(new Noun("", noun));
    }

    /** How far it reaches, as in {@code at up to 10 hexes}. */
    public void reaches(String reach) {
        reaches.add(reach);
    }

    /** How it finds its targets, as in {@code on everybody in a Medium Blast}. */
    public void aims(String aim) {
        aims.add(aim);
    }

    /** What it does, as in {@code burns again each turn}. */
    public void does(String deed) {
        deeds.add(deed);
    }

    /** What is the matter with it, as in {@code can be knocked out of the hand}. */
    public void but(String drawback) {
        drawbacks.add(drawback);
    }

    /** One sentence without its full stop. */
    public String sentence(int level) {
        StringBuilder text = new StringBuilder();
        for (Noun noun : nouns) {
            text.append(text.isEmpty() ? "" : " or ")
                    .append(noun.article)
                    .append("Level ")
                    .append(level)
                    .append(' ')
                    .append(noun.words);
        }
        append(text, " ", or(reaches));
        append(text, " ", or(aims));
        append(text, " that ", and(deeds));
        append(text, ", but ", and(drawbacks));
        return text.toString();
    }

    private static void append(StringBuilder text, String before, String words) {
        if (!words.isEmpty()) {
            text.append(before).append(words);
        }
    }

    public static String and(List<String> words) {
        return joined(words, " and ");
    }

    public static String or(List<String> words) {
        return joined(words, " or ");
    }

    private static String joined(List<String> words, String last) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + last + words.get(words.size() - 1);
    }
}
