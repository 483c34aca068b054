package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Protects fully against Solid and Physical damage, by half against Energy and Direct Poison. Ledger: GG-AB-03. */
public record ArmourAbility() implements ProtectingAbility {

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        if (incoming.effect() != Effect.DAMAGE) {
            return Share.NONE;
        }
        return switch (incoming.type().family()) {
            case SOLID, PHYSICAL -> Share.FULL;
            case ENERGY -> Share.HALF;
            case POISON -> incoming.direct() ? Share.HALF : Share.NONE;
            default -> Share.NONE;
        };
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("armour");
        wording.does("protects fully against Solid and Physical damage and by half against Energy and Direct Poison");
    }
}
