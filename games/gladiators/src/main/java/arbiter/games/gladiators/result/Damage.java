package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.Toughness;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.modifier.effect.Grievous;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.modifier.effect.Rending;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.Showboating;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Hits: one for a result of up to 5, one more for each 5 beyond. Ledger: GG-RES-2, GG-RES-9, GG-MD-46. */
public final class Damage {

    private static final int RESULTS_PER_HIT = 5;
    private static final int RENDING_FACE = 6;

    private Damage() {}

    public static void resolve(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        boolean rends = strike.use().has(Rending.class) && roll.die() >= RENDING_FACE; // GG-AMB-68
        Modifiers hits = Modifiers.of("result", hits(roll.result())).and("Rending", rends ? 1 : 0);
        boolean lethal =
                strike.use().has(Lethal.class) && strike.use().declared().lethal();
        boolean fought = strike.target().isInAction();
        take(play, strike.target(), hits, lethal, strike.use().has(Grievous.class));
        if (fought && !strike.target().isInAction()) {
            Showboating.putOut(play, strike.user(), strike.target()); // GG-AD-083
        }
    }

    /** How many hits a result is. */
    public static int hits(int result) {
        return Math.max(1, (result + RESULTS_PER_HIT - 1) / RESULTS_PER_HIT);
    }

    /** Toughness takes them first, then the body. Whoever is out of action already takes no more. Ledger: GG-OOA-8. */
    public static void take(
            Play<GladiatorsState> play, Gladiator target, Modifiers hits, boolean lethal, boolean grievous) {
        if (!target.isInAction()) {
            return;
        }
        int toToughness = Math.min(hits.total(), toughnessLeft(play.state(), target));
        play.emit(HitsTaken.of(target, hits, toToughness));
        GoingOut.check(play, target, lethal, grievous);
    }

    /** Hits given as a bare number: no roll, no defence, no Toughness. Ledger: GG-AMB-106. */
    public static void bare(Play<GladiatorsState> play, Gladiator target, int hits, String because) {
        if (target.isInAction()) {
            play.emit(HitsTaken.of(target, Modifiers.of(because, hits), 0));
            GoingOut.check(play, target, false, false);
        }
    }

    /** The hits that Toughness at work on somebody can still take. Ledger: GG-AB-44. */
    public static int toughnessLeft(GladiatorsState state, Gladiator target) {
        int most = 0;
        for (RunningPower running : Running.on(state, target, Toughness.class)) {
            most = Math.max(most, running.level(state).total());
        }
        return Math.max(0, most - target.injuries().toughness());
    }
}
