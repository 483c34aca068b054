package arbiter.cli;

import arbiter.content.Words;
import arbiter.kernel.Refused;
import java.util.List;

/** The words of a dice expression, which people need not put in quotes. */
final class Expressions {

    private Expressions() {}

    /** An expression may begin with a minus; two of them are an option that does not exist. */
    static String joined(List<String> words) {
        for (String word : words) {
            if (word.startsWith("--")) {
                throw new Refused("unknown option " + Words.quote(word));
            }
        }
        return String.join(" ", words);
    }
}
