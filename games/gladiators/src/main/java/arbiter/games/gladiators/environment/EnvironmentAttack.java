package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.sheet.PowerType;
import java.util.Optional;

/**
 * The attack that an environment makes on those in it: how often, of what Level and Type. It hits by itself; its result is
 * rolled. Ledger: GG-EN-03, GG-EN-07, GG-EN-09, GG-EN-10, GG-AMB-65.
 */
public record EnvironmentAttack(Rhythm rhythm, int level, PowerType type) {

    /** When it attacks. */
    public enum Rhythm {
        /** At the end of each hour. */
        HOUR,
        /** At the end of each minute: every sixth full turn. */
        MINUTE,
        /** At the end of each full turn. */
        TURN,
        /** At the start of each turn of whoever is in it. */
        OWN_TURN
    }

    /** What it does to somebody with that Level of the right Life Support; immunity to gas is the rule's to ask. */
    public static Optional<EnvironmentAttack> of(Climate kind, int level, int lifeSupport) {
        int excess = level - lifeSupport;
        return switch (kind) {
            case COLD -> weather(excess, PowerType.COLD, 1);
            case HEAT -> weather(excess, PowerType.HEAT, 1);
            case RADIATION -> weather(excess, PowerType.RADIATION, 0);
            case POISON_GAS ->
                level > 0
                        ? Optional.of(new EnvironmentAttack(Rhythm.OWN_TURN, level, PowerType.POISON))
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** Beyond what is harmless: hourly, each minute, each turn. */
    private static Optional<EnvironmentAttack> weather(int excess, PowerType type, int harmless) {
        if (excess <= harmless) {
            return Optional.empty();
        }
        Rhythm rhythm = Rhythm.values()[Math.min(excess - harmless, 3) - 1];
        return Optional.of(new EnvironmentAttack(rhythm, excess, type));
    }

    /** Whether it is due when the full turn of that number ends; the first is 1. Ledger: GG-INI-3. */
    public boolean isDue(int turn) {
        return switch (rhythm) {
            case TURN -> true;
            case MINUTE -> turn % 6 == 0;
            case HOUR -> turn % 360 == 0;
            case OWN_TURN -> false;
        };
    }
}
