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

    /** How the log sets apart what comes besides the result of the power itself: {@code , knockback,}. */
    public String aside() {
        return switch (this) {
            case KNOCKBACK -> ", knockback,";
            case KNOCKDOWN -> ", knockdown,";
            case DISARM -> ", disarming,";
            case CARRY -> ", carrying,";
            default -> "";
        };
    }

    /** Those that move somebody against their will. */
    public boolean isForced() {
        return switch (this) {
            case FORCED_MOVE, KNOCKBACK, KNOCKDOWN, DISARM, CARRY, TELEKINESIS -> true;
            default -> false;
        };
    }
}
