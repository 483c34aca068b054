package arbiter.lab.builds;

import arbiter.content.Nearest;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Refused;
import arbiter.rulebook.CharacterReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What builds of a game can be told apart by: every total of its sheets, the numbers of its summary (such as a level), how
 * many lines each kind of feature has, and toughness, the sum of its bars at the start of a fight.
 */
public final class BuildAxes {

    public static final String TOUGHNESS = "toughness";

    /** Ends the names of totals that say what a build has cost. */
    private static final String SPENT = "-spent";

    private final List<String> known;

    /** Those that all of these have. */
    public BuildAxes(List<CharacterReport> reports) {
        List<String> names = new ArrayList<>();
        for (CharacterReport report : reports) {
            Map<String, Integer> own = told(report);
            if (names.isEmpty()) {
                names.addAll(own.keySet());
            } else {
                names.retainAll(own.keySet());
            }
        }
        names.add(TOUGHNESS);
        this.known = List.copyOf(names);
    }

    public List<String> known() {
        return known;
    }

    public void check(String axis) {
        if (!known.contains(axis)) {
            throw new Refused(Nearest.unknown("axis", axis, known) + "; there are " + String.join(", ", known));
        }
    }

    /** The total that says what a build has cost, where the sheets of the game have exactly one. */
    public String cost() {
        List<String> spent = known.stream().filter(name -> name.endsWith(SPENT)).toList();
        if (spent.size() != 1) {
            throw new Refused("say what the cost is, as in --cost NAME=40; there are " + String.join(", ", known));
        }
        return spent.get(0);
    }

    /** What the sheet tells of that axis; toughness shows only on the table. */
    static OptionalInt value(CharacterReport report, String axis) {
        Integer value = told(report).get(axis);
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }

    private static Map<String, Integer> told(CharacterReport report) {
        Map<String, Integer> values = new LinkedHashMap<>();
        for (Map.Entry<String, Modifiers> total : report.totals().entrySet()) {
            values.put(total.getKey(), total.getValue().total());
        }
        SummaryNumbers.of(report.summary()).forEach(values::putIfAbsent);
        report.features().forEach((kind, lines) -> values.putIfAbsent(kind, lines.size()));
        return values;
    }
}
