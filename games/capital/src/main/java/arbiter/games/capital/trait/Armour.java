package arbiter.games.capital.trait;

/** Better Defense Rolls; only the highest source counts. Ledger: CAP-KEY-ARMOUR. */
public record Armour(int bonus) implements AbilityTrait {}
