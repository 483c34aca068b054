package arbiter.interpreters.odds;

import arbiter.interpreters.odds.StateCopies.StateCopy;

/** The points met so far, each known again by being equal. A table of its own, since it is asked at every step. */
final class KnownPoints<S, W> {

    private static final int FIRST_SIZE = 64;

    private StepPoint<S, W>[] table = table(FIRST_SIZE);
    private int known;

    /** The point with that situation at that state: an earlier one, or else a new one from now on. */
    StepPoint<S, W> at(Object situation, StateCopy<S> snapshot) {
        int hash = StepPoint.hash(situation, snapshot);
        int place = StepPoint.spread(hash) & table.length - 1;
        while (table[place] != null) {
            if (table[place].isAt(situation, snapshot, hash)) {
                return table[place];
            }
            place = place + 1 & table.length - 1;
        }
        StepPoint<S, W> fresh = new StepPoint<>(situation, snapshot, hash);
        table[place] = fresh;
        known++;
        if (2 * known > table.length) {
            grow();
        }
        return fresh;
    }

    private void grow() {
        StepPoint<S, W>[] larger = table(2 * table.length);
        for (StepPoint<S, W> point : table) {
            if (point != null) {
                int place = StepPoint.spread(point.hash()) & larger.length - 1;
                while (larger[place] != null) {
                    place = place + 1 & larger.length - 1;
                }
                larger[place] = point;
            }
        }
        table = larger;
    }

    @SuppressWarnings("unchecked") // nothing else is put into it
    private static <S, W> StepPoint<S, W>[] table(int size) {
        return (StepPoint<S, W>[]) new StepPoint<?, ?>[size];
    }
}
