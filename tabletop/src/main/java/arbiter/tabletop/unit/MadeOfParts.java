package arbiter.tabletop.unit;

import arbiter.content.json.AfterReading;
import java.util.Arrays;

/**
 * Something made of parts in fixed places, copied, restored, compared and saved in one loop. What is fixed is shared by
 * all copies, and the row of parts until one of them replaces a part: most of a table is what it was before, and a row
 * that is shared need not be looked into. Its classes have no fields of their own, so that nothing can be forgotten in a
 * copy, except transient ones that hold parts at hand: reading such a field is cheaper than looking into the row.
 */
public abstract class MadeOfParts implements Cloneable, AfterReading {

    private static final Part[] NONE = {};

    private static final int HASHED = 4;
    /** Sums of hashes are soon alike where one number is as much larger as another is smaller. */
    static final int SPREAD = 0x9E3779B1;

    private Part[] fixed;
    private Part[] parts;
    /** Whether a copy may have the same row; then it is not written to. */
    private transient boolean shared;
    /** The hash of the row; 0 as long as nobody has asked for it. */
    private transient int hash;

    /** For reading a saved table. */
    MadeOfParts() {
        this(NONE, NONE);
    }

    MadeOfParts(Part[] fixed, Part[] parts) {
        this.fixed = fixed;
        this.parts = parts;
    }

    /** What never changes, at that place; the caller knows its type. */
    protected final Part fixed(int place) {
        return fixed[place];
    }

    /** The part at that place, null if there is none; the caller knows its type. */
    protected final Part part(int place) {
        return parts[place];
    }

    /** Replaces the part at that place. Called by typed setters, which only events of the part's chapter may call. */
    protected final <P extends Part> P put(int place, P part) {
        if (shared) {
            parts = parts.clone();
            shared = false;
        }
        parts[place] = part;
        hash = 0;
        return part;
    }

    /**
     * The whole row was replaced: by restoring it or reading a saved table. Whoever keeps parts at hand in fields takes
     * them from the row here, and at the end of its constructor.
     */
    protected void rowReplaced() {}

    @Override
    public void afterReading() {
        rowReplaced();
    }

    final void restoreParts(MadeOfParts earlier) {
        if (parts != earlier.parts) {
            earlier.shared = true;
            shared = true;
            parts = earlier.parts;
            hash = earlier.hash;
            rowReplaced();
        }
    }

    /** Whether both have the very same row, as something and its copy until one of them replaces a part. */
    final boolean sharesRowOf(MadeOfParts that) {
        return parts == that.parts;
    }

    /** The row itself, to be compared only: it is another one after any part was replaced. */
    final Object row() {
        return parts;
    }

    final boolean hasPartsOf(MadeOfParts that) {
        return (parts == that.parts || hasEqualParts(that)) && hasFixedOf(that);
    }

    private boolean hasEqualParts(MadeOfParts that) {
        if (parts.length != that.parts.length) {
            return false;
        }
        for (int i = 0; i < parts.length; i++) {
            Part one = parts[i];
            Part other = that.parts[i];
            if (one != other && (one == null || !one.equals(other))) {
                return false;
            }
        }
        return true;
    }

    final boolean hasFixedOf(MadeOfParts that) {
        return fixed == that.fixed || Arrays.equals(fixed, that.fixed);
    }

    /**
     * How many parts make the hash: those that change all the time come first, and a hash need not tell all. Odds that
     * lead to many tables which differ in something else are faster where it tells more.
     */
    protected int hashedParts() {
        return HASHED;
    }

    final int partsHash() {
        if (hash == 0) {
            int known = 1;
            int hashed = Math.min(parts.length, hashedParts());
            for (int i = 0; i < hashed; i++) {
                Part part = parts[i];
                known = (31 * known + (part == null ? 0 : part.hashCode())) * SPREAD;
            }
            hash = known;
        }
        return hash;
    }

    /** A copy with the same parts; the first of the two that replaces one takes a row of its own. */
    @Override
    protected MadeOfParts clone() {
        try {
            shared = true;
            return (MadeOfParts) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
