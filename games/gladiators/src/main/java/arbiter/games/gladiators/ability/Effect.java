package arbiter.games.gladiators.ability;

/** What an attack does if its result roll succeeds, and what defences tell apart. Ledger: GG-RES-2. */
public enum Effect {
    DAMAGE,
    DRAIN,
    HINDRANCE,
    FORCED_MOVE,
    KNOCKBACK,
    KNOCKDOWN,
    DISARM,
    CARRY,
    GRAB,
    TRAP,
    MIND_CONTROL,
    TELEKINESIS,
    TRANSFORM,
    TELEPATHY,
    OTHER;

    /** Those that move somebody against their will. */
    public boolean isForced() {
        return switch (this) {
            case FORCED_MOVE, KNOCKBACK, KNOCKDOWN, DISARM, CARRY, TELEKINESIS -> true;
            default -> false;
        };
    }
}
