package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.HealEffect;
import arbiter.games.gladiators.result.HelpingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Gives back hits. Ledger: GG-AB-24. */
public record Heal() implements HelpingAbility {

    @Override
    public boolean helps(GladiatorsState state, PowerUse use, Gladiator target) {
        return HealEffect.helps(target);
    }

    /** The fewer hits somebody has left, the more it helps. */
    @Override
    public double gain(Gladiator target) {
        int left = GoingOut.hits(target) - target.injuries().body();
        double urgent = target.isInAction() ? Math.max(0, 3 - left) : 2;
        return 0.5 * urgent * (target.isMajor() ? 2 : 1);
    }

    @Override
    public void help(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        HealEffect.resolve(play, use, target);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("healing");
        wording.does("gives back " + power.level() + (power.level() == 1 ? " hit" : " hits"));
    }
}
