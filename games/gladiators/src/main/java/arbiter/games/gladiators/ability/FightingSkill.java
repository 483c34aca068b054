package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Helps to hit, and dodges, in close combat. Ledger: GG-AB-18, GG-HIT-2. */
public record FightingSkill() implements ToHitAbility, DodgeAbility {

    private static boolean isClose(PlainPower attack) {
        return attack.has(Melee.class) || attack.range() == PowerRange.SHORT && attack.has(FocusModifier.class);
    }

    @Override
    public boolean aims(PlainPower attack) {
        return isClose(attack);
    }

    @Override
    public boolean dodges(PlainPower attack) {
        return isClose(attack);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("fighting skill");
        wording.does("helps to hit with Melee and Short Focus attacks");
        wording.does("dodges those and whatever comes from opponents who began their turn within 1 hex");
    }
}
