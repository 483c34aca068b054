package arbiter.games.narrative.sheet;

/** Which costs of additional effects a table plays with, where they had to be reconstructed. Ledger: NAR-PSY-4. */
public enum CostProfile {
    /** The costs that the ledger has settled on. */
    LEDGER,
    /** Every list sorted by cost, strictly. */
    SORTED,
    /** What effects of the same name cost in the core system. */
    CORE
}
