package arbiter.content;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that somebody probably meant. */
public final class Nearest {

    private static final int LONGEST = 60;
    private static final int FEW = 12;

    private Nearest() {}

    /** The candidate that is the fewest slips of the keyboard away, if any is near enough; the first one on ties. */
    public static Optional<String> to(String word, Collection<String> candidates) {
        if (word.length() > LONGEST) {
            return Optional.empty();
        }
        Optional<String> best = Optional.empty();
        int allowed = word.length() < 3 ? 0 : Math.max(1, word.length() / 3);
        for (String candidate : candidates) {
            if (Math.abs(candidate.length() - word.length()) > allowed) {
                continue;
            }
            int slips = slips(word.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            if (slips <= allowed) {
                best = Optional.of(candidate);
                allowed = slips - 1;
            }
        }
        return best;
    }

    /** The message about an unknown word: what it is, then the nearest good word, or all of them when they are few. */
    public static String unknown(String what, String word, Collection<String> candidates) {
        String message = "unknown " + what + " " + Words.quote(word);
        Optional<String> nearest = to(word, candidates);
        if (nearest.isPresent()) {
            return message + "; did you mean '" + nearest.get() + "'?";
        }
        if (candidates.isEmpty()) {
            return message + "; there is none";
        }
        return candidates.size() <= FEW ? message + "; there is " + String.join(", ", candidates) : message;
    }

    /** The same with all of them, also when they are many: the nearest one is not always the one that is meant. */
    public static String unknownAmong(String what, String word, Collection<String> candidates) {
        String message = unknown(what, word, candidates);
        if (candidates.size() <= FEW) {
            return message;
        }
        return message + (message.endsWith("?") ? " There is " : "; there is ") + String.join(", ", candidates);
    }

    /** Slips between two words: a letter missing, too many, wrong, or two neighbours swapped. */
    public static int slips(String a, String b) {
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                table[i][j] = i == 0 || j == 0 ? i + j : cheapest(table, a, b, i, j);
            }
        }
        return table[a.length()][b.length()];
    }

    private static int cheapest(int[][] table, String a, String b, int i, int j) {
        int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int cost = Math.min(table[i - 1][j - 1] + same, 1 + Math.min(table[i - 1][j], table[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(cost, table[i - 2][j - 2] + 1) : cost;
    }
}
