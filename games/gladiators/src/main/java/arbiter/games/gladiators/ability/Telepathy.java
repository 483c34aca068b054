package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.Lasting;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.HelpingAbility;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Talks from mind to mind. Ledger: GG-AB-43, GG-HIT-20. */
public record Telepathy() implements LastingAbility, HelpingAbility {

    @Override
    public boolean isOffensiveAlone() {
        return false;
    }

    @Override
    public Effect effect() {
        return Effect.TELEPATHY;
    }

    @Override
    public double gain(GladiatorsState state, Gladiator target) {
        return 0;
    }

    @Override
    public boolean helps(GladiatorsState state, PowerUse use, Gladiator target) {
        return target != use.user();
    }

    @Override
    public void help(Play<GladiatorsState> play, PowerUse use, Gladiator target) {
        Lasting.begin(play, use, target);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("telepathic link");
        wording.does("helps friends strike together and hampers enemies");
    }
}
