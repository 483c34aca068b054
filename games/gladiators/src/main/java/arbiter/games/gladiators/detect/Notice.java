package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.modifier.effect.UndetectableEffect;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.Optional;

/**
 * What the target of an attack is aware of: who attacks, and the attack itself. It notices the attack without a roll by any
 * sense that notices such abilities. Ledger: GG-HIT-7 to 9, GG-DET-10, GG-AMB-105.
 */
public record Notice(boolean attacker, boolean attack) {

    private static final Notice FULL = new Notice(true, true);
    private static final int NEITHER = -4;
    private static final int ONE = -2;

    /** The target tries to see who attacks, where that is not plain. Ledger: GG-DET-4, section 5.2, step 3. */
    public static void look(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        if (target != use.user() && target.isInAction()) {
            Spotting.finds(play, target, use.user());
        }
    }

    public static Notice of(GladiatorsState state, PowerStrike strike) {
        Gladiator target = strike.target();
        PlainPower way = strike.use().way();
        Optional<PowerModifier> undetectable = way.find(UndetectableEffect.class);
        if (undetectable.isEmpty() && Spotting.isPlain(state, target, strike.user())) {
            return FULL;
        }
        boolean seen = Spotting.isSpotted(state, target, strike.user());
        return new Notice(seen, isNoticed(state, strike, undetectable));
    }

    private static boolean isNoticed(GladiatorsState state, PowerStrike strike, Optional<PowerModifier> undetectable) {
        Gladiator target = strike.target();
        PlainPower way = strike.use().way();
        for (ActiveSense sense : ActiveSense.of(state, target)) {
            SenseKind kind = sense.kind();
            boolean excluded = undetectable.isPresent() && undetectable.get().has(kind.word());
            if (!excluded
                    && kind.notices(way)
                    && reaches(state, sense, strike)
                    && !isHiddenWithUser(state, kind, strike)) {
                return true;
            }
        }
        return false;
    }

    /** To the attacker, or to the target's own hex. */
    private static boolean reaches(GladiatorsState state, ActiveSense sense, PowerStrike strike) {
        boolean own = sense.from().distance(strike.target().position().spot()) <= sense.reach(state, false)
                && ConcealmentLevel.passes(
                        state, sense, strike.target().position().spot());
        return own
                || ConcealmentLevel.from(state, strike.target(), sense, strike.user())
                        .isPresent();
    }

    /** Concealment hides unranged, Touch and Short abilities too, until its wearer is spotted. Ledger: GG-DET-9. */
    private static boolean isHiddenWithUser(GladiatorsState state, SenseKind kind, PowerStrike strike) {
        PowerRange range = strike.use().way().range();
        boolean close = range == PowerRange.NONE || range == PowerRange.TOUCH || range == PowerRange.SHORT;
        if (!close || ConcealmentLevel.byAbility(state, kind, strike.user()) == 0) {
            return false;
        }
        for (Perception perception : Perception.of(state, strike.target(), strike.user())) {
            if (perception.sense() == kind && perception.detects(strike.target(), strike.user())) {
                return false;
            }
        }
        return true;
    }

    /** What it adds to Evasion. Ledger: GG-HIT-7, GG-HIT-9. */
    public int evasion() {
        return !attacker && !attack ? NEITHER : attacker && attack ? 0 : ONE;
    }

    /** What it adds to Movement in dodging Areas. Ledger: GG-HIT-7, GG-HIT-8. */
    public int movement() {
        return !attacker && !attack ? NEITHER : attack ? 0 : ONE;
    }
}
