package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/**
 * Protects fully against what is Solid or Poison, by half against Energy and Physical. Ledger: GG-AB-19, GG-AMB-41.
 */
public record ForceField() implements ProtectingAbility {

    @Override
    public double gainPerLevel() {
        return 0.2;
    }

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        return switch (incoming.effect()) {
            case DAMAGE, HINDRANCE, TRAP ->
                switch (incoming.type().family()) {
                    case SOLID, POISON -> Share.FULL;
                    case ENERGY, PHYSICAL -> Share.HALF;
                    default -> Share.NONE;
                };
            case GRAB -> Share.FULL;
            default -> Share.NONE;
        };
    }

    @Override
    public boolean helpsToResist() {
        return false;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("force field");
        wording.does(
                "protects fully against Solid and Poison damage, hindrance and traps and by half against Energy and Physical ones");
    }
}
