package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Protects against nearly everything of one Type. Ledger: GG-AB-22. */
public record GeneralDefence() implements ProtectingAbility {

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        boolean covered = switch (incoming.effect()) {
            case DAMAGE, HINDRANCE, DRAIN, MIND_CONTROL, TELEPATHY, TRANSFORM, OTHER -> true;
            default -> false;
        };
        return covered && form.against().meets(incoming.type(), incoming.source()) ? Share.FULL : Share.NONE;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("general defence");
        wording.does("protects against " + TypeWords.against(form) + " damage, hindrance and draining");
    }
}
