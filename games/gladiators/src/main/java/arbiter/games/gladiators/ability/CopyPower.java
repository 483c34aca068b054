package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.result.Copying;
import arbiter.games.gladiators.result.LastingAbility;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Copies an ability of its target. Ledger: GG-AB-08. */
public record CopyPower() implements LastingAbility {

    @Override
    public Effect effect() {
        return Effect.OTHER;
    }

    @Override
    public void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {
        Copying.resolve(play, strike);
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " copying of powers");
        wording.does("takes over " + (1 + form.number("extra-ability")) + " of the target's abilities");
    }
}
