package arbiter.games.gladiators.opponent;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.hit.HitNumber;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.AffectingAbility;
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

    private AttackEstimate() {}

    static double of(GladiatorsState state, Gladiator user, OwnedPower power, PlainPower way, Gladiator target) {
        return way.kind() instanceof AffectingAbility kind
                ? of(state, StrikeLevel.strike(state, PowerUse.plain(user, power, way), target), kind)
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
        return of(state, new PowerStrike(use, target, range, level, Optional.empty(), false), kind);
    }

    private static double of(GladiatorsState state, PowerStrike strike, AffectingAbility kind) {
        double gain = kind.gain(state, strike.target());
        if (gain == 0 || strike.level().total() < 1) {
            return 0;
        }
        Modifiers defence = Defences.best(state, strike, kind.effect()).level();
        return chance(HitNumber.of(state, strike))
                * chance(new Needed(strike.level(), defence))
                * gain
                * importance(strike.target());
    }

    static double chance(Needed needed) {
        double chance = (FACES + 1.0 - needed.number()) / FACES;
        return Math.min(1 - LEAST, Math.max(LEAST, chance));
    }

    /** How much a hit on somebody counts: most for the last one, twice for a major character. */
    static double importance(Gladiator target) {
        int left = Math.max(1, GoingOut.hits(target) - target.injuries().body());
        return (1 + 3.0 / (left * left)) * (target.isMajor() ? 2 : 1);
    }
}
