package arbiter.games.gladiators.power;

/** What has become of a power in this scene, most of it a reason why it cannot be used just now. */
public enum PowerFault {
    /** Exhausts came up; for the scene. Ledger: GG-MD-16. */
    EXHAUSTED(true, false),
    /** Burnout came up; for the scene. Ledger: GG-MD-08. */
    BURNT_OUT(true, false),
    /** Its Focus was knocked away. Ledger: GG-DSM-3. */
    DISARMED(true, true),
    /** Its Mount was left behind. Ledger: GG-MD-39. */
    DISMOUNTED(true, true),
    /** What Variable made of its Level is known. Ledger: GG-MD-58. */
    VARIED(false, false),
    /** The referee says that what limits it is here. Ledger: GG-MD-34. */
    LIMITED(true, true),
    /** Its ammunition is used up, until it is reloaded or for the scene. Ledger: GG-MD-35, GG-MD-50. */
    EMPTY(true, false),
    /** Half of a reload is done. Ledger: GG-AMB-102. */
    HALF_LOADED(false, false),
    /** The die for Exhausts was rolled since its user's turn began. Ledger: GG-AMB-68. */
    TESTED(false, false),
    /** It has served as Dodge, defence or sense in this full turn. Ledger: GG-AMB-69. */
    SERVED(false, false),
    /** Its Activation failed: no effect until its user's next turn. Ledger: GG-MD-01. */
    IDLE(true, true),
    /** Not its user's just now: not in the Power Pool, given back, or not had by a duplicate. Ledger: GG-AMB-75. */
    ABSENT(true, true),
    /** Its user is not in the form that has it. Ledger: GG-AD-092. */
    FORMLESS(true, true),
    /** Its Focus or Item was taken after a defeat. Ledger: GG-DSM-5. */
    TAKEN(true, true);

    private final boolean prevents;
    private final boolean stops;

    PowerFault(boolean prevents, boolean stops) {
        this.prevents = prevents;
        this.stops = stops;
    }

    int bit() {
        return 1 << ordinal();
    }

    /** Whether it keeps the power from being used. */
    public boolean prevents() {
        return prevents;
    }

    /** Whether what runs of it stops working at once; otherwise the use in hand is finished. Ledger: GG-AMB-68. */
    public boolean stops() {
        return stops;
    }
}
