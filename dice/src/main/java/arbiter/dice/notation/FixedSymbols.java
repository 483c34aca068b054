package arbiter.dice.notation;

import arbiter.dice.Symbols;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/** Symbols as words: added to a pool without a roll, {@code with 1 success 2 threat}, or on the face of a die. */
final class FixedSymbols {

    /** A triumph is a success too, and a despair a failure. */
    private static final Map<String, Symbols> WORDS = new LinkedHashMap<>();

    static {
        WORDS.put("triumph", new Symbols(1, 0, 1, 0));
        WORDS.put("despair", new Symbols(-1, 0, 0, 1));
        WORDS.put("success", new Symbols(1, 0, 0, 0));
        WORDS.put("failure", new Symbols(-1, 0, 0, 0));
        WORDS.put("advantage", new Symbols(0, 1, 0, 0));
        WORDS.put("threat", new Symbols(0, -1, 0, 0));
    }

    private FixedSymbols() {}

    /** That many of one symbol; its plural is understood too. */
    static Optional<Symbols> of(int count, String word) {
        String singular = word.equals("successes") ? "success" : word.replaceAll("(?<!s)s$", "");
        return Optional.ofNullable(WORDS.get(singular))
                .map(one -> new Symbols(
                        count * one.success(), count * one.advantage(), count * one.triumph(), count * one.despair()));
    }

    /** Empty without symbols. */
    static String text(Symbols symbols) {
        Map<String, Integer> counts = counts(symbols);
        StringJoiner text = new StringJoiner(" ");
        counts.forEach((word, count) -> text.add(count + " " + word));
        return counts.isEmpty() ? "" : " with " + text;
    }

    /** Capital letters; H is a threat, because T is a triumph. */
    static String brief(Symbols symbols) {
        StringBuilder text = new StringBuilder();
        counts(symbols).forEach((word, count) -> text.append(letter(word).repeat(count)));
        return text.isEmpty() ? "-" : text.toString();
    }

    private static String letter(String word) {
        return word.equals("threat") ? "H" : word.substring(0, 1).toUpperCase(java.util.Locale.ROOT);
    }

    private static Map<String, Integer> counts(Symbols symbols) {
        int success = symbols.success() - symbols.triumph() + symbols.despair();
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("triumph", symbols.triumph());
        counts.put("despair", symbols.despair());
        counts.put("success", Math.max(0, success));
        counts.put("failure", Math.max(0, -success));
        counts.put("advantage", Math.max(0, symbols.advantage()));
        counts.put("threat", Math.max(0, -symbols.advantage()));
        counts.values().removeIf(count -> count == 0);
        return counts;
    }
}
