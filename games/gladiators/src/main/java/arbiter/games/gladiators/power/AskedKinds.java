package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Whether there is a power of some kind in a list that never changes, found out once for each kind that is asked for. Two
 * threads that ask at the same time find out the same.
 */
final class AskedKinds {

    private static final int KEPT = 64;
    private static final byte UNKNOWN = 0;
    private static final byte MISSING = 1;
    private static final byte THERE = 2;

    /** Each kind that is ever asked for has a number; looked up so often that a map of the library would be felt. */
    private static volatile Numbered[] numbers = new Numbered[4 * KEPT];

    private record Numbered(Class<?> kind, int number) {}

    private final List<PowerAtWork> powers;
    private final byte[] found;

    AskedKinds(List<PowerAtWork> powers) {
        this.powers = powers;
        this.found = new byte[powers.isEmpty() ? 0 : KEPT];
    }

    /** The number of a kind, for whoever asks several owners for it. */
    static int number(Class<? extends AbilityKind> kind) {
        Numbered[] known = numbers;
        Numbered found = known[place(known, kind)];
        return found == null ? numberAnew(kind) : found.number();
    }

    /** Where that kind is in the table, or the free place for it: there are always some. */
    private static int place(Numbered[] known, Class<?> kind) {
        int place = kind.hashCode() & known.length - 1;
        while (known[place] != null && known[place].kind() != kind) {
            place = place + 1 & known.length - 1;
        }
        return place;
    }

    private static synchronized int numberAnew(Class<?> kind) {
        Numbered[] more = numbers.clone();
        int place = place(more, kind);
        if (more[place] == null) {
            int next = (int) Arrays.stream(more).filter(Objects::nonNull).count();
            more[place] = new Numbered(kind, next);
            numbers = more;
        }
        return more[place].number();
    }

    boolean include(Class<? extends AbilityKind> kind, int number) {
        if (found.length == 0) {
            return false;
        }
        if (number >= KEPT) {
            return search(kind);
        }
        if (found[number] == UNKNOWN) {
            found[number] = search(kind) ? THERE : MISSING;
        }
        return found[number] == THERE;
    }

    private boolean search(Class<? extends AbilityKind> kind) {
        for (PowerAtWork one : powers) {
            if (kind.isInstance(one.way().kind())) {
                return true;
            }
        }
        return false;
    }
}
