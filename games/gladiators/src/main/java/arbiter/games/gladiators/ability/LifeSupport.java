package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;

/** Lives where others cannot, and protects against what goes with it. Ledger: GG-AB-28. */
public record LifeSupport() implements ProtectingAbility {

    @Override
    public double gainPerLevel() {
        return 0.01;
    }

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        if (incoming.effect() != Effect.DAMAGE) {
            return Share.NONE;
        }
        boolean covered = switch (incoming.type()) {
            case COLD -> form.has("cold");
            case HEAT -> form.has("heat");
            case RADIATION -> form.has("radiation");
            case PHYSICAL -> form.has("high-pressure");
            default -> false;
        };
        return covered ? Share.FULL : Share.NONE;
    }

    @Override
    public void check(PlainPower power, Findings findings) {
        if (power.form().has("air") && power.form().has("poison-gas")) {
            findings.add(
                    Code.GAS_MASK_WITH_AIR,
                    "who needs no air needs no gas mask",
                    "leave out 'poison-gas', which 'air' covers",
                    "options");
        }
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("life support");
        wording.does("bears " + TypeWords.titles(form.among("air")));
    }
}
