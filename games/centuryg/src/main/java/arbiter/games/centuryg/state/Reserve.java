package arbiter.games.centuryg.state;

import java.util.Objects;

/**
 * Points up to a capacity that may change: what lies above it is put aside and comes back with it, what is spent does
 * not. Ledger: BCG-AMB-48, BCG-REST-2.
 */
public final class Reserve {

    private int left;
    private int aside;
    private int capacity;
    /** The largest full capacity there ever was: what it grows by is there to be used. */
    private int fullest;
    /** Beyond the capacity, spent first, gone with the Turn. Ledger: BCG-AMB-115. */
    private int extra;

    Reserve() {}

    static Reserve of(int full) {
        Reserve reserve = new Reserve();
        reserve.left = full;
        reserve.capacity = full;
        reserve.fullest = full;
        return reserve;
    }

    public int left() {
        return left + extra;
    }

    /** The same where another form or partner may have more to give than there ever was. Ledger: BCG-REST-1, BCG-AMB-48. */
    void settle(int full, int now) {
        int known = Math.max(fullest, capacity + aside); // fights saved earlier have not noted it
        aside += Math.max(0, full - known);
        fullest = Math.max(full, known);
        settle(now);
    }

    /** Takes note of the capacity now in force. */
    void settle(int now) {
        if (now < capacity) {
            int excess = Math.max(0, left - now);
            left -= excess;
            aside += excess;
        } else if (now > capacity) {
            int back = Math.min(aside, now - capacity);
            left += back;
            aside -= back;
        }
        capacity = now;
    }

    /** Fills up to the capacity in force and puts the rest aside. */
    void refresh(int full, int now) {
        left = now;
        capacity = now;
        aside = Math.max(0, full - now);
        extra = 0;
    }

    void spend(int amount) {
        int first = Math.min(extra, amount);
        extra -= first;
        left -= amount - first;
    }

    /** As much again as the capacity in force, and as much again put aside as that is short of the full one. */
    void redouble(int now, int full) {
        left += now;
        aside += Math.max(0, full - now);
        capacity = 2 * now;
    }

    void gain(int amount) {
        left += amount;
    }

    /** So much is left of another capacity: two Units have become one. Ledger: BCG-COMB-4. */
    void set(int amount, int now) {
        left = Math.min(amount, now);
        capacity = now;
        aside = Math.max(0, amount - now);
    }

    void grant(int amount) {
        extra = amount;
    }

    void takeOver(Reserve earlier) {
        left = earlier.left;
        aside = earlier.aside;
        capacity = earlier.capacity;
        fullest = earlier.fullest;
        extra = earlier.extra;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Reserve that
                && left == that.left
                && aside == that.aside
                && capacity == that.capacity
                && fullest == that.fullest
                && extra == that.extra;
    }

    @Override
    public int hashCode() {
        return Objects.hash(left, aside, capacity, fullest, extra);
    }
}
