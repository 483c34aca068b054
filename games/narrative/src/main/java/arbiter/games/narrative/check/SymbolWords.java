package arbiter.games.narrative.check;

import arbiter.dice.Symbols;
import java.util.ArrayList;
import java.util.List;

/** What a roll came to, in words: {@code 2 successes, 1 threat, 1 triumph}. */
public final class SymbolWords {

    private SymbolWords() {}

    public static String of(Symbols symbols) {
        List<String> words = new ArrayList<>();
        add(words, symbols.success(), "success", "successes");
        add(words, -symbols.success(), "failure", "failures");
        add(words, symbols.advantage(), "advantage", "advantages");
        add(words, -symbols.advantage(), "threat", "threats");
        add(words, symbols.triumph(), "triumph", "triumphs");
        add(words, symbols.despair(), "despair", "despairs");
        return words.isEmpty() ? "nothing left over" : String.join(", ", words);
    }

    private static void add(List<String> words, int count, String one, String several) {
        if (count > 0) {
            words.add(count + " " + (count == 1 ? one : several));
        }
    }
}
