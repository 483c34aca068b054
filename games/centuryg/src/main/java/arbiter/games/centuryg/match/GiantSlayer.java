package arbiter.games.centuryg.match;

import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.unit.Fighter;

/** A person who is a match for Mecha: attacks them, is not hurt twice over by them, and halves nothing. Ledger: giant-slayer. */
public final class GiantSlayer {

    private GiantSlayer() {}

    public static boolean is(Fighter person) {
        return person.body().has(TraitId.GIANT_SLAYER);
    }
}
