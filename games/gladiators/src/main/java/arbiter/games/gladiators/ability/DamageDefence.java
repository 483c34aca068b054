package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Protects against damage of named Types or a Source. Ledger: GG-AB-10. */
public record DamageDefence() implements ProtectingAbility {

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        return incoming.effect() == Effect.DAMAGE && form.against().meets(incoming.type(), incoming.source())
                ? Share.FULL
                : Share.NONE;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("defence");
        wording.does("protects against " + TypeWords.against(form) + " damage");
    }
}
