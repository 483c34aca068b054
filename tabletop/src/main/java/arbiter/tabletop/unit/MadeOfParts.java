package arbiter.tabletop.unit;

import arbiter.content.json.AfterReading;
import java.util.Arrays;

/**
 * Something made of parts in fixed places, copied, restored, compared and saved in one loop. What is fixed is shared by
 * all copies. Its classes have no fields of their own, so that nothing can be forgotten in a copy, except transient
 * ones that hold parts at hand: reading such a field is cheaper than looking into the row.
 */
public abstract class MadeOfParts implements Cloneable, AfterReading {

    private static final Part[] NONE = {};

    /** How many parts make the hash: those that change all the time come first, and a hash need not tell all. */
    private static final int HASHED = 4;

    private Part[] fixed;
    private Part[] parts;

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
        parts[place] = part;
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
        System.arraycopy(earlier.parts, 0, parts, 0, parts.length);
        rowReplaced();
    }

    final boolean hasPartsOf(MadeOfParts that) {
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
        return hasFixedOf(that);
    }

    final boolean hasFixedOf(MadeOfParts that) {
        return fixed == that.fixed || Arrays.equals(fixed, that.fixed);
    }

    final int partsHash() {
        int hash = 1;
        for (int i = 0; i < parts.length && i < HASHED; i++) {
            Part part = parts[i];
            hash = 31 * hash + (part == null ? 0 : part.hashCode());
        }
        return hash;
    }

    /** A copy with the same parts in a row of its own; everything else is shared. */
    @Override
    protected MadeOfParts clone() {
        try {
            MadeOfParts copy = (MadeOfParts) super.clone();
            copy.parts = parts.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
