package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Acts from hexes away; protects against everything Solid. Ledger: GG-AB-38, GG-AMB-93. */
public record Stretching() implements ProtectingAbility {

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        boolean attacks = switch (incoming.effect()) {
            case KNOCKBACK, KNOCKDOWN, DISARM, CARRY -> false;
            default -> true;
        };
        return attacks && incoming.type() == PowerType.SOLID ? Share.FULL : Share.NONE;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("stretching");
        wording.does("begins actions up to " + power.level() + " hexes away");
        wording.does("protects against Solid attacks");
    }
}
