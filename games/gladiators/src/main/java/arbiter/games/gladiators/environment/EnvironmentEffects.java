package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.board.Spot;
import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * What an environment of some Level does to somebody in it, as labelled parts. For Cold and Heat the Level counts that is
 * left after Life Support. Ledger: table 3.4, GG-HIT-15, GG-AMB-65, GG-AMB-112.
 */
public final class EnvironmentEffects {

    private static final List<Climate> KINDS = List.of(Climate.values());
    private static final List<Climate> NO_KINDS = List.of();
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

    /** What all environments at a spot add to a hit roll made there. Ledger: GG-HIT-15. */
    public static Modifiers toHit(
            Environments all, Spot spot, ToIntFunction<Climate> lifeSupport, int range, boolean psychic) {
        return sum(all, spot, (kind, level) -> toHit(kind, level, lifeSupport.applyAsInt(kind), range, psychic));
    }

    /** What all environments at a spot add to a Dodge there. */
    public static Modifiers dodge(Environments all, Spot spot, ToIntFunction<Climate> lifeSupport) {
        return sum(all, spot, (kind, level) -> dodge(kind, level, lifeSupport.applyAsInt(kind)));
    }

    /** What all environments at a spot add to the Level of a Movement that begins there. Ledger: GG-AMB-112. */
    public static Modifiers movement(
            Environments all, Spot spot, ToIntFunction<Climate> lifeSupport, boolean aboveGround) {
        return sum(all, spot, (kind, level) -> movement(kind, level, lifeSupport.applyAsInt(kind), aboveGround));
    }

    private interface Effect {
        Modifiers of(Climate kind, int level);
    }

    private static Modifiers sum(Environments all, Spot spot, Effect effect) {
        Modifiers sum = Modifiers.none();
        for (Climate kind : all.isEmpty() ? NO_KINDS : KINDS) {
            int level = all.level(kind, spot);
            sum = level == 0 ? sum : sum.and(kind.word(), effect.of(kind, level).total());
        }
        return sum;
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
