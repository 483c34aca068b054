package arbiter.games.centuryg.turn;

/** What a Unit that has waited may still do: what it said it would wait for. Ledger: BCG-UTIL-4, BCG-AMB-29. */
public enum Commitment {
    NONE,
    OFFENSE,
    UTILITY
}
