package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UseModifier;
import arbiter.games.gladiators.power.WearEvents.LevelWeakened;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** A Level less with each use. Ledger: GG-MD-60. */
public record Weakens() implements UseModifier {

    @Override
    public Step step() {
        return Step.AFTERWARDS;
    }

    /** A use on something else than its user. Ledger: GG-MD-60. */
    @Override
    public void settle(Play<GladiatorsState> play, PowerUse use, PowerModifier own) {
        if (use.way().reachesOthers()) {
            play.emit(new LevelWeakened(use.user().id(), use.power().place(), false));
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("loses a Level with each use");
    }
}
