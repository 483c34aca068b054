package arbiter.space.band;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The band between every two parties, numbered from 0. Parties engaged with one another share one place: whoever
 * engages one of them is engaged with all, and all of them are equally far from everybody else. Immutable.
 */
public final class Bands {

    private Band farthest;
    private int parties;
    private int[] rows; // row by row; 0 means the same place

    /** For reading a saved table. */
    private Bands() {}

    private Bands(Band farthest, int parties, int[] rows) {
        this.farthest = farthest;
        this.parties = parties;
        this.rows = rows;
    }

    /** Nobody yet; no two parties will ever be further apart than the farthest band. */
    public static Bands upTo(Band farthest) {
        if (farthest == Band.ENGAGED) {
            throw new IllegalArgumentException("the farthest band is engaged: it is short at least");
        }
        return new Bands(farthest, 0, new int[0]);
    }

    public int parties() {
        return parties;
    }

    public Band farthest() {
        return farthest;
    }

    public Band between(int one, int other) {
        return Band.number(number(one, other));
    }

    private int number(int one, int other) {
        check(one);
        check(other);
        return rows[one * parties + other];
    }

    private void check(int party) {
        if (party < 0 || party >= parties) {
            throw new IllegalArgumentException(
                    "there is no party " + party + ": there are " + parties + ", numbered from 0");
        }
    }

    /** The first party of all, or one more at the same band from everybody else; gets the next number. */
    public Bands added(Band fromAll) {
        if (fromAll == Band.ENGAGED && parties > 0) {
            throw new IllegalArgumentException("a party cannot join engaged with all: say with whom");
        }
        checkBand(fromAll);
        int[] larger = larger();
        for (int other = 0; other < parties; other++) {
            set(larger, parties + 1, parties, other, fromAll.ordinal());
        }
        return new Bands(farthest, parties + 1, larger);
    }

    /** One more party at this band from a reference, as though it came from there; gets the next number. */
    public Bands added(int reference, Band band) {
        check(reference);
        int[] larger = larger();
        for (int other = 0; other < parties; other++) {
            set(larger, parties + 1, parties, other, number(reference, other));
        }
        return new Bands(farthest, parties + 1, larger).moved(parties, reference, band);
    }

    private int[] larger() {
        int[] larger = new int[(parties + 1) * (parties + 1)];
        for (int party = 0; party < parties; party++) {
            System.arraycopy(rows, party * parties, larger, party * (parties + 1), parties);
        }
        return larger;
    }

    /** Without a party; those after it move up by one number. */
    public Bands removed(int party) {
        check(party);
        int[] left = IntStream.range(0, parties).filter(other -> other != party).toArray();
        int[] smaller = new int[left.length * left.length];
        for (int one = 0; one < left.length; one++) {
            for (int other = 0; other < left.length; other++) {
                smaller[one * left.length + other] = rows[left[one] * parties + left[other]];
            }
        }
        return new Bands(farthest, left.length, smaller);
    }

    /**
     * The mover goes to this band from a reference, and its bands to all others are mended. With r the new number and b
     * the reference's number to a third party, the mover's number to that party must lie from |r - b| to r + b, is at
     * least short unless they share a place, and at most the farthest; a number outside goes to the nearer end.
     * So engaging takes over the bands of the place joined, and leaving a place means being short of it.
     */
    public Bands moved(int mover, int reference, Band band) {
        return moved(mover, reference, band, other -> farthest);
    }

    /** The same where some of the others cannot get as far from the mover as the farthest band. */
    public Bands moved(int mover, int reference, Band band, IntFunction<Band> farthestFrom) {
        if (mover == reference) {
            throw new IllegalArgumentException("party " + mover + " cannot move from itself: name another party");
        }
        checkBand(band);
        int[] changed = rows.clone();
        int r = band.ordinal();
        for (int other = 0; other < parties; other++) {
            if (other != mover) {
                int b = number(reference, other);
                int least = Math.max(Math.abs(r - b), r == 0 && b == 0 ? 0 : 1);
                int limit = farthestFrom.apply(other).ordinal();
                int most = Math.max(least, Math.min(r + b, farthest.ordinal()));
                int mended = Math.min(most, Math.max(least, number(mover, other)));
                set(changed, parties, mover, other, Math.min(limit, mended));
            }
        }
        return new Bands(farthest, parties, changed);
    }

    /** One band closer to the reference. */
    public Bands closer(int mover, int reference) {
        if (between(mover, reference) == Band.ENGAGED) {
            throw new IllegalArgumentException(
                    "parties " + mover + " and " + reference + " are engaged: nothing is closer");
        }
        return moved(mover, reference, Band.number(number(mover, reference) - 1));
    }

    /** One band farther from the reference. */
    public Bands farther(int mover, int reference) {
        if (between(mover, reference) == farthest) {
            throw new IllegalArgumentException(
                    "parties " + mover + " and " + reference + " are at " + farthest + ": nothing is farther");
        }
        return moved(mover, reference, Band.number(number(mover, reference) + 1));
    }

    /**
     * The band between two places set by decree, for all who stand there with the two parties; nobody else's band
     * changes. Engaged means that the first party joins the place of the other; parties that share a place cannot be
     * set apart so, one of them has to move.
     */
    public Bands with(int one, int other, Band band) {
        if (band == Band.ENGAGED) {
            return moved(one, other, band);
        }
        if (between(one, other) == Band.ENGAGED) {
            throw new IllegalArgumentException(
                    "parties " + one + " and " + other + " share a place: move one of them away");
        }
        checkBand(band);
        int[] changed = rows.clone();
        for (int here : place(one)) {
            for (int there : place(other)) {
                set(changed, parties, here, there, band.ordinal());
            }
        }
        return new Bands(farthest, parties, changed);
    }

    private void checkBand(Band band) {
        if (!band.within(farthest)) {
            throw new IllegalArgumentException(band + " is beyond " + farthest + ", the farthest band here");
        }
    }

    private static void set(int[] rows, int parties, int one, int other, int number) {
        rows[one * parties + other] = number;
        rows[other * parties + one] = number;
    }

    /** All who share a place with the party, itself included, lowest number first. */
    public int[] place(int party) {
        return IntStream.range(0, parties)
                .filter(other -> number(party, other) == 0)
                .toArray();
    }

    /** The others at exactly this band from the party, lowest number first: one ring around it. */
    public int[] ring(int party, Band band) {
        return IntStream.range(0, parties)
                .filter(other -> other != party && number(party, other) == band.ordinal())
                .toArray();
    }

    /** The others at this band from the party or nearer, lowest number first. */
    public int[] within(int party, Band band) {
        return IntStream.range(0, parties)
                .filter(other -> other != party && number(party, other) <= band.ordinal())
                .toArray();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bands that && farthest == that.farthest && Arrays.equals(rows, that.rows);
    }

    @Override
    public int hashCode() {
        return 31 * farthest.ordinal() + Arrays.hashCode(rows);
    }
}
