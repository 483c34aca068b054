package arbiter.games.narrative.range;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.space.band.Bands;
import arbiter.tabletop.unit.Part;

/** Part: the band between every two participants, by their places on the table. Ledger: NAR-MOVE-4. */
public record RangeBands(Bands bands) implements Part {

    /** So many on foot, all of them at the same band from each other; nobody is farther than extreme. */
    public static RangeBands all(int participants, Band apart) {
        return all(participants, apart, Band.EXTREME);
    }

    /** The same where vehicles take part, which can be farther away than anybody on foot. Ledger: NAR-VEH-5. */
    public static RangeBands withVehicles(int participants, Band apart) {
        return all(participants, apart, Band.STRATEGIC);
    }

    private static RangeBands all(int participants, Band apart, Band farthest) {
        Bands bands = Bands.upTo(farthest);
        for (int i = 0; i < participants; i++) {
            bands = bands.added(apart);
        }
        return new RangeBands(bands);
    }

    /** The same with one band set by decree, for all who stand together with the two. */
    public RangeBands with(int one, int other, Band band) {
        return new RangeBands(bands.with(one, other, band));
    }

    /**
     * For the gamemaster's hand: the band between two, for all who stand together with them. Whoever is engaged with the
     * other leaves alone, and its other bands are mended. Ledger: NAR-MOVE-5.
     */
    public static void decree(NarrativeState state, Participant one, Participant other, Band band) {
        int place = state.place(one);
        int reference = state.place(other);
        boolean together = state.band(one, other) == Band.ENGAGED;
        state.set(
                together
                        ? new RangeBands(state.bands().bands().moved(place, reference, band))
                        : state.bands().with(place, reference, band));
    }

    /** Somebody is that far from somebody else, and its other bands are mended. Ledger: NAR-MOVE-5. */
    public static void move(NarrativeState state, Participant mover, Participant reference, Band to) {
        state.set(new RangeBands(state.movedBands(mover, reference, to)));
    }

    /** For whoever has come in last: at that band from everybody. */
    public static void join(NarrativeState state, Band band) {
        state.set(new RangeBands(state.bands().bands().added(band)));
    }

    /** For the table of somebody who may not know of a participant: its row goes. */
    public static void leaveOut(NarrativeState known, Participant one) {
        known.set(new RangeBands(known.bands().bands().removed(known.units().indexOf(one))));
    }
}
