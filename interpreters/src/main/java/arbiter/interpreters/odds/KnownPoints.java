package arbiter.interpreters.odds;

/** The points met so far, each known again by being equal. A table of its own, since it is asked at every step. */
final class KnownPoints<S, W> {

    private static final int FIRST_SIZE = 64;

    private StepPoint<S, W>[] table = table(FIRST_SIZE);
    private int known;

    /** The point that is equal to this one: an earlier one, or else itself from now on. */
    StepPoint<S, W> same(StepPoint<S, W> fresh) {
        int place = place(table, fresh);
        if (table[place] != null) {
            return table[place];
        }
        table[place] = fresh;
        known++;
        if (2 * known > table.length) {
            grow();
        }
        return fresh;
    }

    /** Where it is, or the free place where it belongs. */
    private static <S, W> int place(StepPoint<S, W>[] table, StepPoint<S, W> point) {
        int place = spread(point) & table.length - 1;
        while (table[place] != null && !table[place].equals(point)) {
            place = place + 1 & table.length - 1;
        }
        return place;
    }

    private static int spread(StepPoint<?, ?> point) {
        int hash = point.hashCode() * 0x9E3779B9;
        return hash ^ hash >>> 16;
    }

    private void grow() {
        StepPoint<S, W>[] larger = table(2 * table.length);
        for (StepPoint<S, W> point : table) {
            if (point != null) {
                larger[place(larger, point)] = point;
            }
        }
        table = larger;
    }

    @SuppressWarnings("unchecked") // nothing else is put into it
    private static <S, W> StepPoint<S, W>[] table(int size) {
        return (StepPoint<S, W>[]) new StepPoint<?, ?>[size];
    }
}
