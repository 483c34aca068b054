package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Protects against damage of named Types or a Source, and against Mind Control of such a Type. Ledger: GG-AB-10, GG-AMB-49. */
public record DamageDefence() implements ProtectingAbility {

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        boolean covered = switch (incoming.effect()) {
            case DAMAGE -> true;
            case MIND_CONTROL -> form.against().source().isEmpty();
            default -> false;
        };
        return covered && form.against().meets(incoming.type(), incoming.source()) ? Share.FULL : Share.NONE;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("defence");
        wording.does("protects against " + TypeWords.against(form) + " damage");
    }
}
