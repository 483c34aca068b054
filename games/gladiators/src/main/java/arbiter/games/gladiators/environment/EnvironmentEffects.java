package arbiter.games.gladiators.environment;

import arbiter.kernel.Modifiers;

/**
 * What an environment of some Level does to somebody in it, as labelled parts. For Cold and Heat the Level counts that is
 * left after Life Support. Ledger: table 3.4, GG-HIT-15, GG-AMB-65, GG-AMB-112.
 */
public final class EnvironmentEffects {

    private static final int THICK = 4;
    private static final int RAIN_RANGE = 9;

    private EnvironmentEffects() {}

    /** What it adds to a hit roll of somebody in it. Ledger: GG-HIT-15. */
    public static Modifiers toHit(Climate kind, int level, int lifeSupport, int range, boolean psychic) {
        return switch (kind) {
            case COLD, HEAT -> Modifiers.of(kind.word(), level - lifeSupport >= 1 ? -1 : 0);
            case RAIN -> Modifiers.of(kind.word(), level >= 1 && range > RAIN_RANGE && !psychic ? -1 : 0);
            default -> Modifiers.none();
        };
    }

    /** What it adds to any Dodge. Ledger: GG-EN-03, GG-EN-07. */
    public static Modifiers dodge(Climate kind, int level, int lifeSupport) {
        return switch (kind) {
            case COLD, HEAT -> Modifiers.of(kind.word(), level - lifeSupport >= 1 ? -1 : 0);
            default -> Modifiers.none();
        };
    }

    /**
     * What it adds to the Level of a Movement; whoever could move still moves 1 hex. Wind slows only those above the
     * ground. Ledger: GG-EN-03, GG-EN-06, GG-EN-08, GG-EN-12, GG-AMB-65.
     */
    public static Modifiers movement(Climate kind, int level, int lifeSupport, boolean aboveGround) {
        int change = switch (kind) {
            case COLD, HEAT -> level - lifeSupport >= 1 ? -1 : 0;
            case FOG_SMOKE, NIGHT -> level >= THICK ? -1 : 0;
            case WIND -> aboveGround ? -((level + 1) / 2) : 0;
            default -> 0;
        };
        return Modifiers.of(kind.word(), change);
    }

    /** What it adds to the Level of an Energy ability of heat. Ledger: GG-EN-11, GG-AMB-98. */
    public static Modifiers heatAbility(Climate kind, int level) {
        return Modifiers.of(kind.word(), kind == Climate.RAIN ? -((level + 2) / 3) : 0);
    }

    /** How many hexes the wind pushes somebody downwind. Ledger: GG-EN-12, GG-AMB-65. */
    public static int push(int wind, int forcedMoveDefence) {
        return Math.max(0, wind - forcedMoveDefence);
    }

    /** Whether that knocks somebody down who could move so many hexes, wind counted. Ledger: GG-EN-12. */
    public static boolean knocksDown(int push, int movementHexes) {
        return push > movementHexes;
    }
}
