package arbiter.rulebook;

import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.Map;

/** A character looked over: its totals by name, in the order of the sheet, and what is not legal about it. */
public record CharacterReport(String name, String summary, Map<String, Modifiers> totals, List<Fault> faults) {

    /** Something illegal: a code that never changes, the rule, where in the file, what is wrong, what would be right. */
    public record Fault(String code, String rule, String where, String message, String fix) {}

    public boolean isValid() {
        return faults.isEmpty();
    }
}
