package arbiter.games.gladiators.power;

import arbiter.tabletop.unit.Part;

/**
 * Part: how somebody came to be in the fight: as everybody does, summoned by an instance of somebody's power, or as one of
 * several bodies of the same character. Ledger: GG-AB-39, GG-AB-16.
 *
 * @param by who summoned it, or whose body it is; empty for everybody else
 * @param instance the activation that summoned it, 0 otherwise
 */
public record Origin(Cause cause, String by, int instance) implements Part {

    /** In which way. */
    public enum Cause {
        ORDINARY,
        SUMMONED,
        /** The one of whom duplicates were made. */
        ORIGINAL,
        DUPLICATE
    }

    public static final Origin ORDINARY = new Origin(Cause.ORDINARY, "", 0);

    public boolean isSummoned() {
        return cause == Cause.SUMMONED;
    }

    public boolean isSummonedBy(String unit, int activation) {
        return isSummoned() && by.equals(unit) && instance == activation;
    }

    /** Whether both are bodies of one character. */
    public boolean isOneWith(Origin other) {
        return (cause == Cause.ORIGINAL || cause == Cause.DUPLICATE)
                && (other.cause == Cause.ORIGINAL || other.cause == Cause.DUPLICATE)
                && by.equals(other.by);
    }
}
