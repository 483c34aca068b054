package arbiter.games.gladiators.power;

/** Why a power cannot be used just now. */
public enum PowerFault {
    /** Exhausts came up; for the scene. Ledger: GG-MD-16. */
    EXHAUSTED,
    /** Burnout came up; for the scene. Ledger: GG-MD-08. */
    BURNT_OUT,
    /** Its Focus was knocked away. Ledger: GG-DSM-3. */
    DISARMED,
    /** Its Mount was left behind. Ledger: GG-MD-39. */
    DISMOUNTED,
    /** What Variable made of its Level is known. Ledger: GG-MD-58. */
    VARIED,
    /** The die of Exhausts was looked at in this turn. Ledger: GG-AMB-68. */
    STRAINED,
    /** A copy whose Copy Power has ended. Ledger: GG-AMB-66. */
    COPY_ENDED,
    /** The referee says that what limits it is here. Ledger: GG-MD-34. */
    LIMITED;

    int bit() {
        return 1 << ordinal();
    }

    /** Whether it keeps the power from being used. */
    public boolean prevents() {
        return this != VARIED && this != STRAINED;
    }
}
