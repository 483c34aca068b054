package arbiter.games.centuryg.turn;

/** Where in the course of a fight a step begins. Ledger: 5.0 to 5.4. */
public enum Phase {
    INITIATIVE,
    /** Turns of ambushers before there is any Initiative. Ledger: BCG-MATCH-3. */
    SURPRISE,
    FORMATION,
    ROUND_START,
    NEXT_TURN,
    BEGINNING,
    ACTION,
    END,
    /** Helpers off the map act. Ledger: BCG-RNF-3. */
    REINFORCEMENTS
}
