package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Acts earlier, follows up more often. Ledger: GG-AB-37. */
public record Speed() implements StandingAbility {

    @Override
    public double gainPerLevel() {
        return 0.15;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("speed");
        wording.does("acts earlier");
        wording.does("allows " + power.level() + " more follow-ups a turn while active");
    }
}
