package arbiter.games.centuryg.machine;

/**
 * Points up to a capacity that may change: what lies above it is put aside and comes back with it, what is spent does
 * not. The fullest is the largest full capacity there ever was: what it grows by is there to be used. Extra is beyond the
 * capacity, spent first, gone with the Turn. Ledger: BCG-AMB-48, BCG-AMB-115, BCG-REST-2.
 */
public record Reserve(int left, int aside, int capacity, int fullest, int extra) {

    public static Reserve of(int full) {
        return new Reserve(full, 0, full, full, 0);
    }

    /** All there is to spend. */
    public int available() {
        return left + extra;
    }

    /** The same where another form or partner may have more to give than there ever was. Ledger: BCG-REST-1, BCG-AMB-48. */
    public Reserve settle(int full, int now) {
        int known = Math.max(fullest, capacity + aside); // fights saved earlier have not noted it
        int more = Math.max(0, full - known);
        int most = Math.max(full, known);
        Reserve grown = more == 0 && most == fullest ? this : new Reserve(left, aside + more, capacity, most, extra);
        return grown.settle(now);
    }

    /** Takes note of the capacity now in force. */
    public Reserve settle(int now) {
        if (now < capacity) {
            int excess = Math.max(0, left - now);
            return new Reserve(left - excess, aside + excess, now, fullest, extra);
        }
        if (now > capacity) {
            int back = Math.min(aside, now - capacity);
            return new Reserve(left + back, aside - back, now, fullest, extra);
        }
        return this;
    }

    /** Fills up to the capacity in force and puts the rest aside. */
    Reserve refresh(int full, int now) {
        return new Reserve(now, Math.max(0, full - now), now, fullest, 0);
    }

    public Reserve spend(int amount) {
        int first = Math.min(extra, amount);
        return new Reserve(left - (amount - first), aside, capacity, fullest, extra - first);
    }

    /** As much again as the capacity in force, and as much again put aside as that is short of the full one. */
    public Reserve redouble(int now, int full) {
        return new Reserve(left + now, aside + Math.max(0, full - now), 2 * now, fullest, extra);
    }

    Reserve gain(int amount) {
        return new Reserve(left + amount, aside, capacity, fullest, extra);
    }

    /** So much is left of another capacity: two Units have become one. Ledger: BCG-COMB-4. */
    public Reserve set(int amount, int now) {
        return new Reserve(Math.min(amount, now), Math.max(0, amount - now), now, fullest, extra);
    }

    public Reserve grant(int amount) {
        return amount == extra ? this : new Reserve(left, aside, capacity, fullest, amount);
    }
}
