package arbiter.games.gladiators.sheet;

/** How an ability finds its target; one that names no method is Direct. Ledger: GG-TGT-1, GG-TGT-2. */
public enum Targeting {
    DIRECT,
    AREA,
    SEEKING,
    INDIRECT
}
