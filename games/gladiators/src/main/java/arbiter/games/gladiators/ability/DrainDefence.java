package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Protects against draining and all that counts as draining, of named Types or a Source. Ledger: GG-AB-14. */
public record DrainDefence() implements ProtectingAbility {

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        boolean drains = switch (incoming.effect()) {
            case DRAIN, MIND_CONTROL, TRANSFORM, TELEPATHY, OTHER -> true;
            default -> false;
        };
        return drains && form.against().meets(incoming.type(), incoming.source()) ? Share.FULL : Share.NONE;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("defence");
        wording.does("protects against " + TypeWords.against(form) + " draining and what counts as draining");
    }
}
