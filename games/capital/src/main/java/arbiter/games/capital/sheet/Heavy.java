package arbiter.games.capital.sheet;

/** Whether a held or worn thing limits its owner to one Move per turn. Ledger: CAP-KEY-HEAVY. */
public enum Heavy {
    NEVER,
    ALWAYS,
    UNLESS_TRAINED;

    public boolean limits(boolean trained) {
        return this == ALWAYS || this == UNLESS_TRAINED && !trained;
    }
}
