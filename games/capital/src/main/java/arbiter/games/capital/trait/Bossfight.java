package arbiter.games.capital.trait;

/** So many further turns in every round. Ledger: CAP-KEY-BOSSFIGHT. */
public record Bossfight(int turns) implements AbilityTrait {}
