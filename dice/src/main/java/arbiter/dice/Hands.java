package arbiter.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Every hand that a small throw can show, in the order of its rolls: one look-up reads a throw, and counting gives the
 * odds. Larger throws have no table.
 */
final class Hands {

    private static final int LARGEST = 1296;

    /** Bounded, because only throws with few rolls have a table. */
    private static final ConcurrentMap<Integer, Hands> TABLES = new ConcurrentHashMap<>();

    private final int count;
    private final Faces[] table;
    private final List<Faces> different = new ArrayList<>();
    private final int[] rolls;

    private Hands(int count, Faces[] table) {
        this.count = count;
        this.table = table;
        this.rolls = new int[table.length];
        Map<Faces, Integer> known = new HashMap<>();
        for (int roll = 0; roll < table.length; roll++) {
            int place = known.computeIfAbsent(table[roll], hand -> known.size());
            if (place == different.size()) {
                different.add(table[roll]);
            }
            table[roll] = different.get(place);
            rolls[place]++;
        }
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

    /** Every different hand with the number of rolls that show it. */
    Distribution<Faces> odds(Weights kind, int sides) {
        if (table.length == 0) {
            return HandOdds.of(kind, count, sides);
        }
        Cells cells = Cells.of(kind, different.size(), Integer.SIZE);
        for (int i = 0; i < cells.size(); i++) {
            cells.set(i, rolls[i]);
        }
        Cells total = cells.blank(1);
        total.set(0, table.length);
        return new Table<>(Table.numbered(cells.size()), different::get, cells, total);
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
        return table;
    }
}
