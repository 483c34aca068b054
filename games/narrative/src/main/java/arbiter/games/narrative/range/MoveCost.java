package arbiter.games.narrative.range;

import arbiter.space.band.Band;

/** How many maneuvers one step between bands takes. Ledger: NAR-MOVE-1, NAR-MOVE-3. */
public final class MoveCost {

    private MoveCost() {}

    /** A step up to medium takes one maneuver, one beyond it two; difficult terrain doubles either. */
    public static int of(Band from, Band to, boolean difficultTerrain) {
        Band farther = from.within(to) ? to : from;
        int maneuvers = farther.within(Band.MEDIUM) ? 1 : 2;
        return difficultTerrain ? 2 * maneuvers : maneuvers;
    }
}
