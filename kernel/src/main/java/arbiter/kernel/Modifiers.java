package arbiter.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A total that explains itself: labelled parts in the order they were named. Parts of zero leave no trace. */
public final class Modifiers {

    /** One labelled part of a total. */
    public record Part(String label, int value) {

        @Override
        public String toString() {
            return (value < 0 ? "" : "+") + value + " " + label;
        }
    }

    private static final Modifiers NONE = new Modifiers(null, "", 0, 0);

    private final Modifiers before;
    private final String label;
    private final int value;
    private final int total;

    private Modifiers(Modifiers before, String label, int value, int total) {
        this.before = before;
        this.label = label;
        this.value = value;
        this.total = total;
    }

    public static Modifiers none() {
        return NONE;
    }

    public static Modifiers of(String label, int value) {
        return NONE.and(label, value);
    }

    public Modifiers and(String name, int amount) {
        return amount == 0 ? this : new Modifiers(this, name, amount, total + amount);
    }

    public int total() {
        return total;
    }

    public boolean isEmpty() {
        return before == null;
    }

    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        for (Modifiers at = this; at.before != null; at = at.before) {
            parts.add(new Part(at.label, at.value));
        }
        Collections.reverse(parts);
        return Collections.unmodifiableList(parts);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Modifiers that && total == that.total && sameParts(this, that);
    }

    private static boolean sameParts(Modifiers one, Modifiers other) {
        Modifiers mine = one;
        Modifiers theirs = other;
        while (mine != theirs && mine.before != null && theirs.before != null) {
            if (mine.value != theirs.value || !mine.label.equals(theirs.label)) {
                return false;
            }
            mine = mine.before;
            theirs = theirs.before;
        }
        return mine.before == null && theirs.before == null || mine == theirs;
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    /** The parts as they stand in a log line: {@code +6 VSN -2 attack counters}. */
    @Override
    public String toString() {
        return String.join(" ", parts().stream().map(Part::toString).toList());
    }
}
