package arbiter.rulebook;

import arbiter.content.Nearest;
import java.util.List;

/** A ruling that a table may choose for itself: the rule that tells of it, and its values, the first the default. */
public record TableOption(String id, String rule, String text, List<String> values) {

    public String standard() {
        return values.get(0);
    }

    /** That value, if it is one of those on offer. */
    public String check(String value) {
        if (!values.contains(value)) {
            throw new IllegalArgumentException(Nearest.unknown("value of " + id, value, values));
        }
        return value;
    }
}
