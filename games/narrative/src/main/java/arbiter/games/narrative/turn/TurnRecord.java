package arbiter.games.narrative.turn;

import arbiter.tabletop.unit.Part;

/** Part: whether somebody has had its turn in this round, and what it has done in it. Ledger: NAR-TURN-1, NAR-TURN-3. */
public record TurnRecord(boolean acted, boolean actionUsed, int maneuvers, boolean quickDrawUsed) implements Part {

    public static final TurnRecord FRESH = new TurnRecord(false, false, 0, false);

    static final TurnRecord BEGUN = new TurnRecord(true, false, 0, false);

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public int hashCode() {
        return (acted ? 1 : 0) + (actionUsed ? 2 : 0) + (quickDrawUsed ? 4 : 0) + 8 * maneuvers;
    }

    TurnRecord withManeuver() {
        return new TurnRecord(acted, actionUsed, maneuvers + 1, quickDrawUsed);
    }

    TurnRecord withAction() {
        return new TurnRecord(acted, true, maneuvers, quickDrawUsed);
    }

    TurnRecord withQuickDraw() {
        return new TurnRecord(acted, actionUsed, maneuvers, true);
    }
}
