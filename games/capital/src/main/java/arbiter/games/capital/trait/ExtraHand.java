package arbiter.games.capital.trait;

/** More hands to hold things with. Ledger: CAP-EQ-1. */
public record ExtraHand(int hands) implements AbilityTrait {}
