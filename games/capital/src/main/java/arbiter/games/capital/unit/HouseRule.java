package arbiter.games.capital.unit;

/** Where a table may depart from what the ledger rules. */
public enum HouseRule {
    /** Ledger: CAP-AMB-23. */
    ENERGY_BEFORE_HIT_POINTS,
    /** Ledger: CAP-AMB-34. */
    SHARED_ACTIONS,
    /** Ledger: CAP-AMB-40. */
    TWO_HANDED_RIFLES,
    /** Ledger: CAP-AMB-52. */
    NO_TRAINING_BONUS,
    /** Ledger: CAP-AMB-66. */
    EXCESS_INTO_BONES,
    /** Ledger: CAP-AMB-70. */
    BONES_FOR_ALL,
    /** Ledger: CAP-AMB-82. */
    ALLIES_LET_PASS,
    /** Ledger: CAP-AMB-89. */
    FREE_ORDERS,
    /** Ledger: CAP-AMB-92. */
    UNCOUNTED_PATCH_UP,
    /** Ledger: CAP-AMB-112. */
    RALLY_NEEDS_A_HIT
}
