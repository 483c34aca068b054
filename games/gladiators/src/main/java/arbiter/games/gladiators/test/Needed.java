package arbiter.games.gladiators.test;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;

/**
 * What a D10 has to reach: 6, or a number that a rule names, more for what resists, less for what acts. What is added to a roll stands with what acts.
 * Ledger: GG-DIE-2, GG-DIE-7, GG-AMB-01.
 */
public record Needed(int base, Modifiers active, Modifiers resisting) {

    private static final int EVEN = 6;

    /** A Level against a Level. */
    public Needed(Modifiers active, Modifiers resisting) {
        this(EVEN, active, resisting);
    }

    /** A plain "x or more". Ledger: GG-DIE-7. */
    public static Needed plain(int number) {
        return new Needed(number, Modifiers.none(), Modifiers.none());
    }

    public int number() {
        return base + resisting.total() - active.total();
    }

    public Needed helped(String by, int amount) {
        return new Needed(base, active.and(by, amount), resisting);
    }

    public Needed resisted(String by, int amount) {
        return new Needed(base, active, resisting.and(by, amount));
    }

    /** Never more than so much. Ledger: GG-DIE-10. */
    public Needed atMost(int most, String because) {
        return helped(because, Math.max(0, number() - most));
    }

    /** Never less than so much. Ledger: GG-DIE-10. */
    public Needed atLeast(int least, String because) {
        return resisted(because, Math.max(0, least - number()));
    }

    /** The line of a test: what it is about, what was needed, made of its parts, the die, and how it came out. */
    public Line line(Line.Builder about, TestRoll roll, String outcome) {
        List<Modifiers.Part> parts = new ArrayList<>(active.parts());
        resisting.parts().forEach(part -> parts.add(new Modifiers.Part(part.label(), -part.value())));
        List<Line.Part> line = new ArrayList<>(about.words(": ").line().parts());
        line.add(new Line.Total(words(), number(), List.copyOf(parts)));
        line.add(new Line.Words(", rolls "));
        line.add(new Line.Dice(roll.toString()));
        line.add(new Line.Words(", " + outcome));
        return new Line(List.copyOf(line));
    }

    /** How it stands in the log: {@code +3 Accuracy against +4 Evasion needs 7}. */
    public String words() {
        String against = resisting.isEmpty() ? "" : " against " + resisting;
        String sum = active.isEmpty() && resisting.isEmpty() ? "" : (active + against).strip() + " ";
        return sum + "needs " + number();
    }
}
