package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;

/** Keeps its user where they are, whatever the Type. Ledger: GG-AB-21. */
public record ForcedMoveDefence() implements ProtectingAbility {

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        return incoming.effect().isForced() ? Share.FULL : Share.NONE;
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.is("steadiness");
        wording.does("protects against being moved, knocked about, disarmed or held by telekinesis");
    }
}
