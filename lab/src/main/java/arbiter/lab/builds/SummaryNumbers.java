package arbiter.lab.builds;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers in the words by which a game describes somebody: {@code Level 3}, {@code 40 GP}. */
public final class SummaryNumbers {

    private static final Pattern NUMBER_LAST = Pattern.compile("^([\\p{L} ]+?) (\\d{1,6})$");
    private static final Pattern NUMBER_FIRST = Pattern.compile("^(\\d{1,6}) (?!of )([\\p{L} ]+?)( of \\d+.*)?$");
    private static final Pattern PART_OF = Pattern.compile("^(\\d{1,6}) of \\d{1,6} ([\\p{L} ]+)$");

    private SummaryNumbers() {}

    /** By what each is called, in small letters. */
    public static Map<String, Integer> of(String summary) {
        Map<String, Integer> told = new LinkedHashMap<>();
        for (String piece : summary.replace("(", ", ").replace(")", "").split(",")) {
            Matcher last = NUMBER_LAST.matcher(piece.strip());
            Matcher first = NUMBER_FIRST.matcher(piece.strip());
            Matcher part = PART_OF.matcher(piece.strip());
            if (last.matches()) {
                told.put(name(last.group(1)), Integer.parseInt(last.group(2)));
            } else if (part.matches()) {
                told.put(name(part.group(2)), Integer.parseInt(part.group(1)));
            } else if (first.matches()) {
                told.put(name(first.group(2)), Integer.parseInt(first.group(1)));
            }
        }
        return told;
    }

    private static String name(String words) {
        return words.strip().toLowerCase(Locale.ROOT);
    }
}
