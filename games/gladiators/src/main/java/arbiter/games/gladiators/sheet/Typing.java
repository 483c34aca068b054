package arbiter.games.gladiators.sheet;

/** Which Types an ability has, and who says so. Ledger: GG-AMB-109, GG-LEG-26. */
public enum Typing {
    /** None; it is met by its Source only. */
    NONE,
    /** One of its own, named at design. */
    OWN,
    /** Those it works against, or a Source in their place. */
    AGAINST,
    /** One of its own, and others it works against. */
    BOTH,
    /** Always Solid. */
    SOLID,
    /** Always Psychic. */
    PSYCHIC;

    /** Whether a Type of its own is to be named. */
    public boolean namesOwn() {
        return this == OWN || this == BOTH;
    }

    public boolean namesAgainst() {
        return this == AGAINST || this == BOTH;
    }
}
