package arbiter.interpreters.preview;

import arbiter.kernel.Refused;
import java.util.List;
import java.util.Locale;

/** How far an outlook plays on. */
public enum Until {
    /** To the end of what is considered, or to the next question for an action. */
    ACT,
    /** To where the next turn begins. */
    TURN,
    /** To where the next round begins. */
    ROUND;

    private static final List<String> WORDS = List.of("act", "turn", "round");

    /** Reads the word that people write. */
    public static Until read(String word) {
        if (!WORDS.contains(word)) {
            throw new Refused("odds are told until the end of the act, turn or round, not '" + word + "'");
        }
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
