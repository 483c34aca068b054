package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.hit.HitNumber;
import arbiter.games.gladiators.modifier.drawback.Unreliable;
import arbiter.games.gladiators.modifier.effect.Autofire;
import arbiter.games.gladiators.modifier.effect.Knockback;
import arbiter.games.gladiators.modifier.effect.Knockdown;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.modifier.effect.Reliable;
import arbiter.games.gladiators.modifier.effect.Rending;
import arbiter.games.gladiators.modifier.effect.Shield;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.result.Defences;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/** What an attack promises, by the rules' own sums: the chance to hit, that of a result, and what the result is worth. */
final class AttackEstimate {

    private static final int FACES = 10;
    /** Even what cannot fail or succeed by its numbers may, by its face. */
    private static final double LEAST = 0.05;
    /** The face from which on Rending does more. Ledger: GG-MD-46. */
    private static final int RENDING = 6;

    private static final int NEAR = 2;
    private static final double LETHAL = 1.15;
    private static final double GETTING_UP = 0.25;
    private static final double NEXT_SHOT = 0.6;
    private static final double BESIDE_FRIENDS = 0.7;

    private AttackEstimate() {}

    static double of(GladiatorsState state, Gladiator user, OwnedPower power, PlainPower way, Gladiator target) {
        return above(0, state, user, power, way, target);
    }

    /** What it promises if that is more than so much; otherwise 0, and the chance to hit may not have been worked out. */
    static double above(
            double most, GladiatorsState state, Gladiator user, OwnedPower power, PlainPower way, Gladiator target) {
        return way.kind() instanceof AffectingAbility kind
                ? of(state, StrikeLevel.strike(state, PowerUse.plain(user, power, way), target), kind, most)
                : 0;
    }

    /** On somebody in an Area, wherever exactly it comes to lie. */
    static double inArea(GladiatorsState state, Gladiator user, OwnedPower power, PlainPower way, Gladiator target) {
        if (!(way.kind() instanceof AffectingAbility kind)) {
            return 0;
        }
        PowerUse use = PowerUse.plain(user, power, way);
        int range = state.range(user, target);
        Modifiers level = StrikeLevel.level(state, use, range);
        return of(state, new PowerStrike(use, target, range, level, Optional.empty(), false), kind, 0);
    }

    private static double of(GladiatorsState state, PowerStrike strike, AffectingAbility kind, double most) {
        double gain = kind.gain(state, strike.target());
        if (gain == 0 || strike.level().total() < 1) {
            return 0;
        }
        Modifiers defence = Defences.best(state, strike, kind.effect()).level();
        Needed result = new Needed(strike.level(), defence);
        double worth = kind.effect() == Effect.DAMAGE
                ? gain * damage(state, strike, result) + chance(result) * fall(strike)
                : gain * chance(result) * rank(strike.target());
        double shots = shots(strike.use().way());
        if (worth * shots <= most) { // a hit is never certain, so the chance of one need not be known
            return 0;
        }
        double hits = chance(HitNumber.of(state, strike));
        double promise = hits * worth * shots * (endangersFriends(state, strike) ? BESIDE_FRIENDS : 1);
        return Math.max(0, promise - shields(state, strike));
    }

    /** What the Shields of somebody close by would do first. Ledger: GG-SHD-1. */
    private static double shields(GladiatorsState state, PowerStrike strike) {
        if (strike.range() > 1 || strike.isArea()) {
            return 0;
        }
        double harm = 0;
        Gladiator owner = strike.target();
        for (OwnedPower power : owner.powers()) {
            PlainPower way = power.way();
            if (way.has(Shield.class)
                    && way.kind() instanceof AffectingAbility kind
                    && owner.condition().works(power.place())) {
                PowerStrike back = StrikeLevel.strike(state, PowerUse.plain(owner, power, way), strike.user());
                Modifiers defence = Defences.best(state, back, kind.effect()).level();
                harm += chance(new Needed(back.level(), defence)) * importance(state, strike.user());
            }
        }
        return harm;
    }

    /** What the hits are worth that it promises, face by face of the result roll. Ledger: GG-RES-2, GG-MD-45, GG-MD-46. */
    private static double damage(GladiatorsState state, PowerStrike strike, Needed result) {
        PlainPower way = strike.use().way();
        int left = left(state, strike.target());
        double sum = 0;
        for (int face = 1; face <= FACES; face++) {
            int margin = face - result.number();
            if (margin >= 0 || face == FACES && strike.user().isMajor()) {
                int hits = Damage.hits(Math.max(0, margin)) + (way.has(Rending.class) && face >= RENDING ? 1 : 0);
                sum += odds(way, face) * worth(left, hits);
            }
        }
        return sum * rank(strike.target()) * (way.has(Lethal.class) ? LETHAL : 1);
    }

    /** The chance that this face is kept. */
    private static double odds(PlainPower way, int face) {
        double twice = 2.0 * face - 1;
        if (way.has(Reliable.class)) {
            return twice / (FACES * FACES);
        }
        return way.has(Unreliable.class) ? (2.0 * FACES - twice) / (FACES * FACES) : 1.0 / FACES;
    }

    /** Whoever may fall has to get up again. */
    private static double fall(PowerStrike strike) {
        PlainPower way = strike.use().way();
        boolean falls = way.has(Knockback.class) || way.has(Knockdown.class) || way.has(Melee.class);
        return falls && !strike.target().posture().prone() ? GETTING_UP * rank(strike.target()) : 0;
    }

    private static double shots(PlainPower way) {
        return way.find(Autofire.class)
                .map(auto -> auto.has("3") ? 1 + 2 * NEXT_SHOT : 1 + NEXT_SHOT)
                .orElse(1.0);
    }

    /** From afar at somebody beside a friend, whom a 1 or 2 strikes instead. Ledger: GG-HIT-11. */
    private static boolean endangersFriends(GladiatorsState state, PowerStrike strike) {
        if (strike.range() <= NEAR || strike.isArea()) {
            return false;
        }
        for (Gladiator friend : state.units()) {
            if (friend.isInAction()
                    && friend != strike.user()
                    && !state.enemies(friend, strike.user())
                    && state.range(friend, strike.target()) <= 1) {
                return true;
            }
        }
        return false;
    }

    static double chance(Needed needed) {
        double chance = (FACES + 1.0 - needed.number()) / FACES;
        return Math.min(1 - LEAST, Math.max(LEAST, chance));
    }

    /** Hits that somebody can still take before being out of action. */
    private static int left(GladiatorsState state, Gladiator target) {
        return Math.max(1, GoingOut.hits(target) - target.injuries().body() + Damage.toughnessLeft(state, target));
    }

    /** Each hit counts more than the one before, the last one most. */
    private static double worth(int left, int hits) {
        double sum = 0;
        for (int now = left; now > Math.max(0, left - hits); now--) {
            sum += 1 + 3.0 / (now * now);
        }
        return sum;
    }

    private static int rank(Gladiator target) {
        return target.isMajor() ? 2 : 1;
    }

    /** How much one hit on somebody counts: most for the last one, twice for a major character. */
    static double importance(GladiatorsState state, Gladiator target) {
        return worth(left(state, target), 1) * rank(target);
    }
}
