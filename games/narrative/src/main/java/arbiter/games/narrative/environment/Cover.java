package arbiter.games.narrative.environment;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;

/** Cover: more ranged defence. Ledger: NAR-ENV-2, NAR-COMBAT-8. */
public final class Cover {

    private Cover() {}

    /** Ranged defence of armour and cover together. */
    public static Modifiers defence(NarrativeState state, Participant one, int armour) {
        return Modifiers.of("armour", armour);
    }
}
