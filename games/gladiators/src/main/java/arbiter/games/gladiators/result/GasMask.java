package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.LifeSupport;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** Who breathes no gas: Life Support with Air or against Poison Gas. Ledger: GG-AB-28, GG-MD-24. */
public final class GasMask {

    private GasMask() {}

    public static boolean isWornBy(GladiatorsState state, Gladiator unit) {
        for (RunningPower running : Running.on(state, unit, LifeSupport.class)) {
            boolean closed =
                    running.way().form().has("air") || running.way().form().has("poison-gas");
            if (closed && running.level(state).total() > 0) {
                return true;
            }
        }
        return false;
    }
}
