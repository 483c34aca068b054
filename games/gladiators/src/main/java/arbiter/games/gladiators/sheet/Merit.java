package arbiter.games.gladiators.sheet;

/** Which side a personal trait counts on. Ledger: GG-AMB-117. */
public enum Merit {
    ADVANTAGE,
    DISADVANTAGE
}
