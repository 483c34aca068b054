package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.ability.SuperStrength;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;

/** Super Strength adds to Forced Move Defence and to Hindrance Defence against Solid and Physical. Ledger: GG-AB-40. */
final class SteadyStrength {

    private SteadyStrength() {}

    static Modifiers of(GladiatorsState state, Gladiator unit, IncomingEffect incoming) {
        if (!helps(incoming)) {
            return Modifiers.none();
        }
        int best = 0;
        for (RunningPower running : Running.on(state, unit, SuperStrength.class)) {
            best = Math.max(best, running.level(state).total());
        }
        return Modifiers.of("Super Strength", best);
    }

    private static boolean helps(IncomingEffect incoming) {
        return switch (incoming.effect()) {
            case FORCED_MOVE, KNOCKBACK, KNOCKDOWN, DISARM, CARRY, TELEKINESIS -> true;
            case HINDRANCE, GRAB, TRAP, MIND_CONTROL, TRANSFORM, TELEPATHY ->
                switch (incoming.type().family()) {
                    case SOLID, PHYSICAL -> true;
                    default -> false;
                };
            default -> false;
        };
    }
}
