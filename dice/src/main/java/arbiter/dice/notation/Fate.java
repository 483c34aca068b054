package arbiter.dice.notation;

/** What became of a thrown die. */
public enum Fate {
    /** It counts. */
    KEPT,
    /** It counts and brought another die. */
    EXPLODED,
    /** It was left out for being among the lowest or highest. */
    DROPPED,
    /** It was thrown again, and the new face took its place. */
    REROLLED
}
