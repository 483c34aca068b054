package arbiter.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Throws every sequence of sides there is, one after the other: the plain way to count, and the twin of every other. */
final class EveryRoll implements Thrower {

    private final List<Integer> sides = new ArrayList<>();
    private final List<Integer> faces = new ArrayList<>();
    private int next;

    /** The exact chance of everything that a draw can be rolled to. */
    static <T> Map<T, Fraction> of(Draw<T> draw) {
        EveryRoll rolls = new EveryRoll();
        Map<T, Fraction> chances = new HashMap<>();
        do {
            rolls.next = 0;
            T outcome = draw.roll(rolls);
            chances.merge(outcome, rolls.chance(), Fraction::plus);
        } while (rolls.advance());
        return chances;
    }

    @Override
    public int next(Die die) {
        if (next == faces.size()) {
            sides.add(die.sides());
            faces.add(1);
        }
        return faces.get(next++);
    }

    private Fraction chance() {
        long ways = 1;
        for (int i = 0; i < next; i++) {
            ways *= sides.get(i);
        }
        return Fraction.of(1, ways);
    }

    /** Turns the last die that has a side left; the dice after it are thrown anew. */
    private boolean advance() {
        int last = next - 1;
        while (last >= 0 && faces.get(last).equals(sides.get(last))) {
            last--;
        }
        if (last < 0) {
            return false;
        }
        faces.set(last, faces.get(last) + 1);
        faces.subList(last + 1, faces.size()).clear();
        sides.subList(last + 1, sides.size()).clear();
        return true;
    }
}
