package arbiter.lab.tally;

/** Why a fight was over. */
public enum FightEnd {
    /** The rules ended it. */
    RULES,
    /** It went on after the last round that was allowed. */
    ROUNDS,
    /** It took more dice and answers than allowed. */
    DECISIONS,
    /** The rules could not go on, which is a fault of the program. */
    FAULT
}
