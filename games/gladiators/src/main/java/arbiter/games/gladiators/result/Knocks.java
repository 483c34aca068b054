package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.modifier.effect.Knockback;
import arbiter.games.gladiators.modifier.effect.Knockdown;
import arbiter.games.gladiators.power.Mounts;
import arbiter.games.gladiators.power.UseOccasion;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/**
 * Knockback or knockdown: after the result, whether there was one or not, the Level once more, against Forced Move
 * Defence. Ledger: GG-KBK-1, GG-KBK-6, GG-KDN-1, GG-KDN-2, GG-AMB-44, GG-AMB-91.
 */
public final class Knocks {

    private static final int HEXES_PER_RESULT = 2;

    private Knocks() {}

    /** Says whether the target was knocked about. */
    static boolean resolve(Play<GladiatorsState> play, PowerStrike strike) {
        if (strike.use().occasion() == UseOccasion.AGAIN) {
            return false;
        }
        boolean back = knocksBack(play.state(), strike);
        if (back && back(play, strike)) {
            return true;
        }
        boolean down = strike.use().has(Knockdown.class)
                || !back && isSolidBlow(strike.use().way());
        return down && Falling.matters(play.state(), strike.target()) && down(play, strike);
    }

    /** By the modifier, or with Super Strength behind it. Ledger: GG-KBK-1. */
    public static boolean knocksBack(GladiatorsState state, PowerStrike strike) {
        return strike.use().kind() instanceof DamagingAttack
                && (strike.use().has(Knockback.class)
                        || StrikeLevel.strength(state, strike.use()).isPresent());
    }

    /** How far somebody is moved by such a result. Ledger: GG-RES-2. */
    public static int hexes(int result) {
        return 1 + HEXES_PER_RESULT * result;
    }

    private static boolean isSolidBlow(PlainPower way) {
        boolean near = way.range() == PowerRange.TOUCH || way.range() == PowerRange.SHORT;
        return way.kind() instanceof DamagingAttack
                && near
                && way.form().metAs().contains(PowerType.SOLID);
    }

    private static boolean back(Play<GladiatorsState> play, PowerStrike strike) {
        TestRoll roll = ResultRoll.roll(play, strike, Effect.KNOCKBACK, "knockback.result");
        if (roll.succeeded()) {
            Mounts.leave(play, strike.target(), strike.target().hex());
            KnockbackFlight.resolve(play, strike, hexes(roll.result()));
        }
        return roll.succeeded();
    }

    private static boolean down(Play<GladiatorsState> play, PowerStrike strike) {
        TestRoll roll = ResultRoll.roll(play, strike, Effect.KNOCKDOWN, "knockdown.result");
        if (roll.succeeded()) {
            Mounts.leave(play, strike.target(), strike.target().hex());
            Falling.resolve(play, strike.target());
        }
        return roll.succeeded();
    }
}
