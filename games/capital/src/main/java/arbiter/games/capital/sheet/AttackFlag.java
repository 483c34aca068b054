package arbiter.games.capital.sheet;

/** What is special about an Attack. */
public enum AttackFlag {
    /** Counts as Melee although it reaches further. */
    CONSIDERED_MELEE,
    /** The weapon leaves the hand and must be picked up again. */
    THROWN,
    /** Loud: halved for the deaf, and hard on every ear nearby. */
    THUNDEROUS,
    /** Jumps over to somebody else on a Crit. */
    ARCING,
    /** No weapon is involved; no Training covers it. */
    UNARMED,
    /** Only for those with Training. */
    TRAINED_ONLY,
    /** Every Crit happens against Giant targets and larger ones, whatever the margin. */
    CRITS_GIANTS,
    /** Any number of targets in range. */
    UNLIMITED_SPREAD,
    /** Without Training everybody in range is a target. */
    WILD_UNLESS_TRAINED,
    /** Better by one for every two other allies around the target. */
    PACK,
    /** Gives hit points back instead of taking them. */
    HEALING
}
