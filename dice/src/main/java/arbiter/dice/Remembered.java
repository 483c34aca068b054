package arbiter.dice;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The odds asked for lately, by the description of the draw. Bounded: each draw has one place, and a newcomer takes it;
 * large results share a few places of their own, and the largest are not kept.
 */
final class Remembered {

    static final Remembered EXACT = new Remembered(Weights.EXACT);
    static final Remembered FAST = new Remembered(Weights.FAST);

    private static final int LARGE = 500;
    private static final int LARGEST = 100_000;
    private static final int PLACES = 512;
    private static final int LARGE_PLACES = 16;

    private record Entry(Pool<?> draw, Distribution<?> odds) {}

    private final Weights kind;
    private final AtomicReferenceArray<Entry> places = new AtomicReferenceArray<>(PLACES);
    private final AtomicReferenceArray<Entry> largePlaces = new AtomicReferenceArray<>(LARGE_PLACES);

    Remembered(Weights kind) {
        this.kind = kind;
    }

    <T> Distribution<T> odds(Pool<T> draw) {
        int hash = draw.hashCode() * 0x9E3779B9;
        int place = hash >>> 23;
        int largePlace = hash >>> 28;
        Entry entry = places.get(place);
        if (entry == null || !entry.draw.equals(draw)) {
            entry = largePlaces.get(largePlace);
        }
        if (entry == null || !entry.draw.equals(draw)) {
            entry = new Entry(draw, draw.odds(kind));
            keep(entry, place, largePlace);
        }
        return known(entry);
    }

    private void keep(Entry entry, int place, int largePlace) {
        int size = entry.odds.size();
        if (size <= LARGE) {
            places.set(place, entry);
        } else if (size <= LARGEST) {
            largePlaces.set(largePlace, entry);
        }
    }

    /** Equal draws have odds of the same type. */
    @SuppressWarnings("unchecked")
    private static <T> Distribution<T> known(Entry entry) {
        return (Distribution<T>) entry.odds;
    }
}
