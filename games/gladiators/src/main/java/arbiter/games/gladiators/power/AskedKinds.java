package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import java.util.List;

/**
 * Whether there is a power of some kind in a list that never changes, found out once for each kind that is asked for. Two
 * threads that ask at the same time find out the same.
 */
final class AskedKinds {

    private static final int KEPT = 64;
    private static final byte UNKNOWN = 0;
    private static final byte MISSING = 1;
    private static final byte THERE = 2;

    /** Each kind that is ever asked for has a number. */
    private static final ClassValue<Integer> NUMBERS = new ClassValue<>() {

        private int next;

        @Override
        protected synchronized Integer computeValue(Class<?> kind) {
            return next++;
        }
    };

    private final List<PowerAtWork> powers;
    private final byte[] found;

    AskedKinds(List<PowerAtWork> powers) {
        this.powers = powers;
        this.found = new byte[powers.isEmpty() ? 0 : KEPT];
    }

    /** The number of a kind, for whoever asks several owners for it. */
    static int number(Class<? extends AbilityKind> kind) {
        return NUMBERS.get(kind);
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
