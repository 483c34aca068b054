package arbiter.games.narrative.range;

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
}
