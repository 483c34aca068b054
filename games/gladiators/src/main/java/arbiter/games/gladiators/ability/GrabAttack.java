package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Holds its target. Ledger: GG-AB-23, GG-GRB-1. */
public record GrabAttack() implements AbilityKind {

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("grab");
        wording.does("holds whoever it gets");
    }
}
