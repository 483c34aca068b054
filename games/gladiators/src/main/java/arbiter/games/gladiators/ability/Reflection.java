package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.modifier.drawback.Bullet;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Protects, and throws back what did nothing. Ledger: GG-AB-34, GG-RFL-1. */
public record Reflection() implements ProtectingAbility {

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        return incoming.effect() == Effect.DAMAGE && form.against().meets(incoming.type(), incoming.source())
                ? Share.FULL
                : Share.NONE;
    }

    @Override
    public boolean stops(PowerForm form, PlainPower attack) {
        return (!form.has("bullet-only") || attack.has(Bullet.class))
                && (!form.has("not-melee") || !attack.has(Melee.class));
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("reflection");
        wording.does("protects against " + TypeWords.against(form) + " damage");
        wording.does("throws back what did none");
        if (form.has("bullet-only")) {
            wording.but("works on bullets only");
        }
        if (form.has("not-melee")) {
            wording.but("does not work on Melee attacks");
        }
    }
}
