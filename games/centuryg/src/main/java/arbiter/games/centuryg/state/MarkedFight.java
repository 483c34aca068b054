package arbiter.games.centuryg.state;

import java.util.Arrays;
import java.util.List;

/** What everybody in a fight is under: marks, and how they add up. */
public abstract class MarkedFight extends OrderedFight {

    List<Mark> marks = List.of();
    private transient List<Mark> noted;
    private final transient boolean[] kinds = new boolean[Mark.Kind.values().length];

    /** For reading a saved fight. */
    MarkedFight() {}

    MarkedFight(List<Fighter> fighters, Field field, TableRules rules) {
        super(fighters, field, rules);
    }

    public final List<Mark> marks() {
        return marks;
    }

    /** The values of that kind on a Unit added up, as far as they count against that other one. */
    public final int sum(Mark.Kind kind, Fighter on, Fighter against) {
        if (!any(kind)) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.kind() == kind && mark.on().equals(on.id()) && counts(mark, against)) {
                sum += mark.value();
            }
        }
        return sum;
    }

    /** The largest value of that kind on a Unit. */
    public final int best(Mark.Kind kind, Fighter on) {
        if (!any(kind)) {
            return 0;
        }
        int best = 0;
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.kind() == kind && mark.on().equals(on.id())) {
                best = Math.max(best, mark.value());
            }
        }
        return best;
    }

    public final boolean has(Mark.Kind kind, Fighter on) {
        if (!any(kind)) {
            return false;
        }
        for (int i = 0; i < marks.size(); i++) {
            Mark mark = marks.get(i);
            if (mark.kind() == kind && mark.on().equals(on.id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether anybody is under that: rules ask all the time, so the kinds are noted once for each list of marks. */
    final boolean any(Mark.Kind kind) {
        if (noted != marks) {
            note();
        }
        return kinds[kind.ordinal()];
    }

    private void note() {
        Arrays.fill(kinds, false);
        for (int i = 0; i < marks.size(); i++) {
            kinds[marks.get(i).kind().ordinal()] = true;
        }
        noted = marks;
    }

    private static boolean counts(Mark mark, Fighter against) {
        return mark.against().isEmpty() || mark.against().equals(against.id());
    }

    /** Whether something ends with a Turn of that Unit's. */
    public final boolean hasClock(String unit) {
        for (Mark mark : marks) {
            if (mark.clock().unit().equals(unit)) {
                return true;
            }
        }
        return ground().hasClock(unit);
    }

    /** Drops what waited for the next attack of a Unit, or for the next one with that Weapon. */
    void spendAttack(String unit, String weapon) {
        marks = Marks.without(
                marks,
                mark -> mark.on().equals(unit)
                        && mark.kind().waitsForAttack()
                        && (mark.against().isEmpty() || mark.against().equals(weapon)));
    }
}
