package arbiter.dice;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Every hand that a small throw can show, in the order of its rolls: one look-up reads a throw. */
final class Hands {

    private static final int LARGEST = 1296;

    /** Bounded, because only throws with few rolls have a table. */
    private static final ConcurrentMap<Integer, Hands> TABLES = new ConcurrentHashMap<>();

    private final int count;
    private final Faces[] table;

    private Hands(int count, Faces[] table) {
        this.count = count;
        this.table = table;
    }

    static Hands of(int count, int sides) {
        double rolls = Math.pow(sides, count);
        if (rolls > LARGEST || count > LARGEST) {
            return new Hands(count, new Faces[0]);
        }
        return TABLES.computeIfAbsent(count * (LARGEST + 1) + sides, key -> new Hands(count, table(count, sides)));
    }

    Faces roll(Thrower thrower, Die die) {
        if (table.length == 0) {
            int[] faces = new int[count];
            for (int i = 0; i < count; i++) {
                faces[i] = thrower.next(die);
            }
            return Faces.of(faces);
        }
        int roll = 0;
        for (int i = 0; i < count; i++) {
            roll = roll * die.sides() + thrower.next(die) - 1;
        }
        return table[roll];
    }

    Faces sample(RandomStream random, Die die) {
        return table.length == 0 ? roll(random, die) : table[random.below(table.length)];
    }

    private static Faces[] table(int count, int sides) {
        Faces[] table = new Faces[(int) Math.pow(sides, count)];
        for (int roll = 0; roll < table.length; roll++) {
            int[] faces = new int[count];
            int rest = roll;
            for (int i = 0; i < count; i++) {
                faces[i] = 1 + rest % sides;
                rest /= sides;
            }
            table[roll] = Faces.of(faces);
        }
        return shared(table);
    }

    /** Equal hands become one object. */
    private static Faces[] shared(Faces[] table) {
        Map<Faces, Faces> known = new HashMap<>();
        for (int roll = 0; roll < table.length; roll++) {
            Faces hand = table[roll];
            table[roll] = known.computeIfAbsent(hand, same -> same);
        }
        return table;
    }
}
