package arbiter.rulebook;

import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A character looked over: its totals by name, in the order of the sheet, what it can do as lines under the name of
 * their kind ({@code attacks}, {@code abilities}, {@code training}), and what is not legal about it.
 */
public record CharacterReport(
        String name,
        String summary,
        Map<String, Modifiers> totals,
        Map<String, List<String>> features,
        List<Violation> violations) {

    public static final String ATTACKS = "attacks";
    public static final String ABILITIES = "abilities";
    public static final String TRAINING = "training";

    public boolean isLegal() {
        return violations.isEmpty();
    }

    /** The same with more that is not legal. */
    public CharacterReport with(List<Violation> more) {
        return new CharacterReport(
                name,
                summary,
                totals,
                features,
                Stream.concat(violations.stream(), more.stream()).toList());
    }
}
