package arbiter.games.centuryg.attack;

/** When a Unit attacks. Ledger: BCG-AMB-132. */
public enum Occasion {
    /** With the Action of its Turn. */
    ACTION,
    /** Out of turn; its own duel opponent may answer it. */
    OUT_OF_TURN,
    /** In answer to an attack on somebody else; nothing follows from it. */
    ANSWER
}
