package arbiter.games.capital.trait;

/** Raises the chosen Score, to 10 at most. Ledger: CAP-AMB-14. */
public record ScoreBonus(int points) implements AbilityTrait {}
