package arbiter.rulebook;

import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A character looked over: its totals by name, in the order of the sheet, and what is not legal about it. */
public record CharacterReport(String name, String summary, Map<String, Modifiers> totals, List<Violation> violations) {

    public boolean isLegal() {
        return violations.isEmpty();
    }

    /** The same with more that is not legal. */
    public CharacterReport with(List<Violation> more) {
        return new CharacterReport(
                name,
                summary,
                totals,
                Stream.concat(violations.stream(), more.stream()).toList());
    }
}
