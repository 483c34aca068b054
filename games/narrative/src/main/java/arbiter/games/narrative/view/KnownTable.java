package arbiter.games.narrative.view;

import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.turn.UnknownTurns;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Crew;

/** The table as somebody knows it who may not know of a unit. */
public final class KnownTable {

    private KnownTable() {}

    /** Bands know units by their places on the table, so the row of whoever is left out goes too, and so do its slots. */
    public static void leaveOut(NarrativeState known, Participant unit) {
        Crew.leaveOut(known, unit);
        RangeBands.leaveOut(known, unit);
        UnknownTurns.leaveOut(known, unit);
    }
}
