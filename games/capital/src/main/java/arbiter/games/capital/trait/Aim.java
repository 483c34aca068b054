package arbiter.games.capital.trait;

/** Rerolls for an Attack, for Energy; with any die those of damage and Shots too. Ledger: CAP-KEY-AIM, CAP-AMB-46. */
public record Aim(int uses, boolean anyDie) implements AbilityTrait {}
