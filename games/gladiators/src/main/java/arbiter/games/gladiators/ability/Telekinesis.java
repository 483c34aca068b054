package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Holds and moves its target from afar. Ledger: GG-AB-42, GG-TKN-1. */
public record Telekinesis() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " telekinetic hold");
        wording.does("moves whom it holds " + power.level() + " hexes an action or throws them");
    }
}
