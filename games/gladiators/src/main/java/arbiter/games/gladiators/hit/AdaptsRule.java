package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.modifier.effect.Adapts;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.Optional;

/** What Adapts makes of a failure: 1 better next time at the roll that failed. Ledger: GG-MD-02. */
public final class AdaptsRule {

    private AdaptsRule() {}

    static boolean applies(PowerStrike strike) {
        return strike.use().isOwn() && strike.use().has(Adapts.class);
    }

    /** After a miss: the power itself, and the ability that aimed it. */
    public static void afterMiss(Play<GladiatorsState> play, PowerStrike strike, HitValue aim) {
        if (applies(strike)) {
            learn(play, strike, strike.use().power().place(), true);
        }
        Optional<RunningPower> by = aim.by();
        if (by.isPresent()
                && by.get().owner() == strike.user()
                && by.get().way().has(Adapts.class)) {
            learn(play, strike, by.get().power().place(), true);
        }
    }

    public static void afterFailure(Play<GladiatorsState> play, PowerStrike strike) {
        if (applies(strike)) {
            learn(play, strike, strike.use().power().place(), false);
        }
    }

    /** What it has learned about the target's defences. */
    public static int onResult(PowerStrike strike) {
        Gladiator user = strike.user();
        return applies(strike)
                ? user.adaptations()
                        .result(strike.use().power().place(), strike.target().id())
                : 0;
    }

    private static void learn(Play<GladiatorsState> play, PowerStrike strike, int power, boolean toHit) {
        play.emit(new Adapted(strike.user().id(), power, strike.target().id(), toHit));
    }
}
