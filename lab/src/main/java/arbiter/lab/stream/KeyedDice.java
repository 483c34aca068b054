package arbiter.lab.stream;

import arbiter.dice.RandomStream;
import java.util.HashMap;
import java.util.Map;

/**
 * The dice of one fight, drawn by unit, round, label and how often that has been drawn before. A change to one unit
 * leaves the dice of all others as they were, so that fights can be compared in pairs.
 */
public final class KeyedDice {

    private static final long STEP = 0x9E3779B97F4A7C15L;

    private record Key(String unit, int round, String label) {}

    private final long fight;
    private final RandomStream random = new RandomStream(0);
    private final Map<Key, Integer> drawn = new HashMap<>();

    private KeyedDice(long fight) {
        this.fight = fight;
    }

    /** Those of one fight of a run; its number is all that is needed to have it again. */
    public static KeyedDice of(long run, long number) {
        return new KeyedDice(mixed(mixed(run) + number));
    }

    /** The stream of the next draw of that name, valid until the next one is asked for. */
    public RandomStream next(String unit, int round, String label) {
        int before = drawn.merge(new Key(unit, round, label), 1, Integer::sum) - 1;
        long seed = mixed(fight + hash(unit));
        seed = mixed(seed + round);
        seed = mixed(seed + hash(label));
        random.reseed(mixed(seed + before));
        return random;
    }

    /** Sixty-four bits, the same on every machine. */
    private static long hash(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = mixed(hash + text.charAt(i));
        }
        return hash;
    }

    private static long mixed(long value) {
        long z = value + STEP;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
