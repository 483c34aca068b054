package arbiter.games.gladiators.power;

/** On what occasion a power is used, and what that allows others to do about it. Ledger: section 5.4, GG-AMB-101. */
public enum UseOccasion {
    /** An action of one's own turn. */
    ACTION,
    FOLLOW_UP,
    /** In somebody else's turn, by Quick or against somebody moving past. */
    QUICK,
    /** A Shield that strikes back. */
    SHIELD,
    COUNTER,
    REFLECTION,
    /** A Persistent or Always On power that acts again by itself. */
    AGAIN;

    /** Whether others may be Quick about its being declared. */
    public boolean opensQuickWindow() {
        return this == ACTION;
    }

    /** Whether others may be Quick about its having hit. */
    public boolean opensQuickWindowOnHit() {
        return this == ACTION || this == FOLLOW_UP;
    }

    public boolean mayBeCountered() {
        return this == ACTION || this == FOLLOW_UP || this == QUICK || this == REFLECTION;
    }

    public boolean meetsShields() {
        return mayBeCountered();
    }

    public boolean mayBeReflected() {
        return this == ACTION || this == FOLLOW_UP || this == QUICK;
    }

    public boolean mayBeFollowedUp() {
        return this == ACTION || this == FOLLOW_UP || this == QUICK;
    }
}
