package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.modifier.aim.Direct;
import arbiter.games.gladiators.modifier.aim.TargetingKind;
import arbiter.games.gladiators.modifier.drawback.Bullet;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Does damage of its Type. Ledger: GG-AB-11. */
public record DamagingAttack() implements AffectingAbility {

    @Override
    public Effect effect() {
        return Effect.DAMAGE;
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return 1;
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        Damage.resolve(play, strike, roll);
    }

    private static String noun(SuperPower power) {
        if (power.has(Melee.class)) {
            return "blow";
        }
        if (power.has(Bullet.class)) {
            return "shot";
        }
        boolean far = power.ranges().stream().anyMatch(range -> range.compareTo(PowerRange.SHORT) > 0);
        return far && power.all(TargetingKind.class).stream().allMatch(aim -> aim.kind() instanceof Direct)
                ? "bolt"
                : "attack";
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " " + noun(power));
    }
}
