package arbiter.games.capital.sheet;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Set;

/** An unchangeable set of constants of one enum as bits, because play asks such sets all the time. */
final class EnumBits<E extends Enum<E>> extends AbstractSet<E> {

    private static final int MOST = 2 * Long.SIZE;

    private final Class<E> type;
    private final long low;
    private final long high;

    private EnumBits(Class<E> type, long low, long high) {
        this.type = type;
        this.low = low;
        this.high = high;
    }

    static <E extends Enum<E>> Set<E> of(Class<E> type, Collection<E> members) {
        if (type.getEnumConstants().length > MOST) {
            throw new IllegalArgumentException(type.getSimpleName() + " has more than " + MOST + " constants");
        }
        long low = 0;
        long high = 0;
        for (E member : members) {
            long bit = 1L << member.ordinal();
            low |= member.ordinal() < Long.SIZE ? bit : 0;
            high |= member.ordinal() < Long.SIZE ? 0 : bit;
        }
        return new EnumBits<>(type, low, high);
    }

    /** Whether the member is in a set that was made here. */
    static <E extends Enum<E>> boolean has(Set<E> set, E member) {
        return ((EnumBits<?>) set).has(member.ordinal());
    }

    private boolean has(int ordinal) {
        return ((ordinal < Long.SIZE ? low : high) >>> ordinal & 1) != 0;
    }

    @Override
    public boolean contains(Object member) {
        return type.isInstance(member) && has(type.cast(member).ordinal());
    }

    @Override
    public Iterator<E> iterator() {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> has(constant.ordinal()))
                .iterator();
    }

    @Override
    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }
}
