package arbiter.games.narrative.view;

import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.turn.UnknownTurns;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Aboard;
import arbiter.games.narrative.vehicle.Crew;
import arbiter.space.band.Band;

/** The table as somebody knows it who may not know of a unit. */
public final class KnownTable {

    private KnownTable() {}

    /**
     * Whoever is aboard in the open stands where the vehicle is. Bands know units by their places on the table, so the
     * row of whoever is left out goes too, and so do its slots.
     */
    public static void leaveOut(NarrativeState known, Participant unit) {
        for (Participant one : Crew.aboard(known, unit)) {
            one.set(Aboard.ON_FOOT);
            RangeBands.move(known, one, unit, Band.ENGAGED);
        }
        known.set(new RangeBands(known.bands().bands().removed(known.units().indexOf(unit))));
        UnknownTurns.leaveOut(known, unit);
    }
}
