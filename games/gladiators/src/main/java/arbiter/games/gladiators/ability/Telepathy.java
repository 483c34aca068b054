package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Talks from mind to mind. Ledger: GG-AB-43, GG-HIT-20. */
public record Telepathy() implements AbilityKind {

    @Override
    public boolean isOffensiveAlone() {
        return false;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("telepathic link");
        wording.does("helps friends strike together and hampers enemies");
    }
}
