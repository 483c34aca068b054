package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.modifier.drawback.Weakens;
import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/**
 * With which defence somebody meets an attack: the best, unless it would weaken by serving and its owner would rather save
 * it. Ledger: section 5.2, step 9.6, GG-MD-60.
 */
final class DefenceChoice {

    private DefenceChoice() {}

    static Defence resolve(Play<GladiatorsState> play, PowerStrike strike, Effect effect) {
        GladiatorsState state = play.state();
        Defence best = Defences.best(state, strike, effect);
        if (!weakens(best)) {
            return best;
        }
        Gladiator target = strike.target();
        List<DefenceOption> options =
                List.of(new DefenceOption(best), new DefenceOption(bestThatLasts(state, strike, effect)));
        return play.choose(Request.one(target.defender(), "result.defence", options)
                        .asking(() -> "With what does " + target.name() + " meet "
                                + strike.use().power().title() + "?")
                        .otherwise(options.get(0))
                        .quietly())
                .defence();
    }

    /** Whether serving costs it a Level now. */
    private static boolean weakens(Defence defence) {
        if (defence.by().isEmpty()) {
            return false;
        }
        RunningPower running = defence.by().get();
        return running.way().has(Weakens.class)
                && !running.owner().condition().has(running.power().place(), PowerFault.SERVED);
    }

    /** The best of those that lose nothing by serving; nothing at all if there is none. */
    private static Defence bestThatLasts(GladiatorsState state, PowerStrike strike, Effect effect) {
        Defence best = Defence.NONE;
        for (Defence other : Defences.all(state, strike.target(), Threat.of(strike, effect))) {
            best = !weakens(other) && best.isBelow(other) ? other : best;
        }
        return best;
    }

    /** A defence as an answer. */
    private record DefenceOption(Defence defence) implements Option {

        @Override
        public String id() {
            return defence.by().isPresent() ? defence.by().get().power().word() : "none";
        }

        @Override
        public String text() {
            return defence.level().isEmpty() ? "Nothing" : defence.level().toString();
        }
    }
}
