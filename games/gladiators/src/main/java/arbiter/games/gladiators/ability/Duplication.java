package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.Duplicates;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Makes duplicates of its target. Ledger: GG-AB-16, GG-AMB-11. */
public record Duplication() implements BoardAbility {
    @Override
    public double gain() {
        return 1.5;
    }

    @Override
    public boolean isPossible(GladiatorsState state, PowerUse use) {
        return Duplicates.room(state, use) > 0;
    }

    /** Duplicating oneself is no activation with another target. Ledger: GG-AMB-90. */
    @Override
    public boolean aimsAtOther(PowerUse use) {
        return use.way().reachesOthers();
    }

    @Override
    public void use(Play<GladiatorsState> play, PowerUse use) {
        Duplicates.resolve(play, use);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("duplication");
        wording.does("makes " + (1 + form.number("extra-duplicate")) + " more of its target each time, at most "
                + power.level() + " in all");
    }
}
