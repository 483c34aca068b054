package arbiter.games.centuryg.state;

/** Where in the course of a fight a step begins. Ledger: 5.0 to 5.4. */
public enum Phase {
    INITIATIVE,
    FORMATION,
    ROUND_START,
    NEXT_TURN,
    BEGINNING,
    ACTION,
    END,
    /** Helpers off the map act. Ledger: BCG-RNF-3. */
    REINFORCEMENTS
}
