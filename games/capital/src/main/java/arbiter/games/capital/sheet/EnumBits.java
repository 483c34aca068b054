package arbiter.games.capital.sheet;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Set;

/** An unchangeable set of constants of one enum as bits, because play asks such sets all the time. */
final class EnumBits<E extends Enum<E>> extends AbstractSet<E> {

    private final Class<E> type;
    private final long bits;

    private EnumBits(Class<E> type, long bits) {
        this.type = type;
        this.bits = bits;
    }

    static <E extends Enum<E>> Set<E> of(Class<E> type, Collection<E> members) {
        if (type.getEnumConstants().length > Long.SIZE) {
            throw new IllegalArgumentException(type.getSimpleName() + " has more than " + Long.SIZE + " constants");
        }
        long bits = 0;
        for (E member : members) {
            bits |= 1L << member.ordinal();
        }
        return new EnumBits<>(type, bits);
    }

    /** Whether the member is in a set that was made here. */
    static <E extends Enum<E>> boolean has(Set<E> set, E member) {
        return ((EnumBits<?>) set).has(member.ordinal());
    }

    private boolean has(int ordinal) {
        return (bits >>> ordinal & 1) != 0;
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
        return Long.bitCount(bits);
    }
}
