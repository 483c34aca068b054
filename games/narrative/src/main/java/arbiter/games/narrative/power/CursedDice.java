package arbiter.games.narrative.power;

import arbiter.dice.Symbols;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** Faces that a curse changes after the roll, before anything is cancelled: Misfortune, then Doom. Ledger: section 5.2, step 10. */
public final class CursedDice {

    private CursedDice() {}

    public static Symbols change(Play<NarrativeState> play, CheckInProgress check, Symbols rolled) {
        return rolled;
    }
}
