package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.ability.LifeSupport;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.Optional;

/** Which environments somebody can live in, and how well. Ledger: GG-AB-28, table 3.4. */
public final class LifeSupportLevel {

    private LifeSupportLevel() {}

    /** The best Level of Life Support that resists this kind of environment; 0 without any. */
    public static int against(GladiatorsState state, Gladiator unit, Climate kind) {
        Optional<String> word = state.lore().environment(kind.word()).lifeSupport();
        return word.isEmpty() ? 0 : level(state, unit, word.get());
    }

    /** Whether gas does nothing: by a mask, or by needing no air. Ledger: GG-AB-28, GG-EN-09. */
    public static boolean isImmuneToGas(GladiatorsState state, Gladiator unit) {
        return level(state, unit, "poison-gas") > 0 || level(state, unit, "air") > 0;
    }

    private static int level(GladiatorsState state, Gladiator unit, String word) {
        int best = 0;
        for (RunningPower running : Running.on(state, unit, LifeSupport.class)) {
            if (running.way().form().has(word)) {
                best = Math.max(best, running.level(state).total());
            }
        }
        return best;
    }
}
