package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.ability.ChangeEnvironment;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** The environments as somebody feels them: whoever bought immunity does not feel what they made. Ledger: GG-AB-05. */
public final class FeltEnvironment {

    private static final String IMMUNE = "immune";

    private FeltEnvironment() {}

    /** The Level of that kind where the unit is; 0 where there is none. */
    public static int level(GladiatorsState state, Gladiator unit, Climate kind) {
        if (state.environments().isEmpty()) {
            return 0;
        }
        return of(state, unit).level(kind, unit.position().spot());
    }

    private static Environments of(GladiatorsState state, Gladiator unit) {
        Environments felt = state.environments();
        for (CreatedEnvironment made : state.environments().created()) {
            if (made.owner().unit().equals(unit.id()) && isImmune(unit, made)) {
                felt = felt.without(made.owner());
            }
        }
        return felt;
    }

    private static boolean isImmune(Gladiator unit, CreatedEnvironment made) {
        for (ActivePower active : unit.inUse().all()) {
            var running = Running.running(unit, active);
            if (active.number() == made.owner().instance()
                    && running.kind() instanceof ChangeEnvironment
                    && running.way().form().has(IMMUNE)) {
                return true;
            }
        }
        return false;
    }
}
