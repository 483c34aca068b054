package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.HelpingAbility;
import arbiter.games.gladiators.result.Repairing;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Gives back drained Levels. Ledger: GG-AB-36. */
public record Repair() implements HelpingAbility {

    @Override
    public boolean helps(GladiatorsState state, PowerUse use, Gladiator target) {
        return Repairing.helps(use, target);
    }

    @Override
    public void help(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        Repairing.resolve(play, use, target);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("repair");
        wording.does("gives back " + power.level() + " drained Levels of " + TypeWords.subjects(form));
    }
}
