package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Protects against hindrance, grabs and traps of named Types or a Source. Ledger: GG-AB-26, GG-AMB-43. */
public record HindranceDefence() implements ProtectingAbility {

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        boolean covered = switch (incoming.effect()) {
            case HINDRANCE, GRAB, TRAP, MIND_CONTROL, TRANSFORM, TELEPATHY -> true;
            default -> false;
        };
        return covered && form.against().meets(incoming.type(), incoming.source()) ? Share.FULL : Share.NONE;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("defence");
        wording.does("protects against " + TypeWords.against(form) + " hindrance, grabs and traps");
    }
}
