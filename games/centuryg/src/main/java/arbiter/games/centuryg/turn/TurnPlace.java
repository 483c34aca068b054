package arbiter.games.centuryg.turn;

import arbiter.tabletop.unit.Part;

/** A Unit's place in the order, with the roll-off among equals, and whether it has acted this Round. Ledger: BCG-AMB-26. */
public record TurnPlace(int initiative, int tieBreak, boolean acted) implements Part {

    public static final TurnPlace NONE = new TurnPlace(0, 0, false);

    public TurnPlace withInitiative(int now) {
        return new TurnPlace(now, tieBreak, acted);
    }

    public TurnPlace withTieBreak(int now) {
        return new TurnPlace(initiative, now, acted);
    }

    public TurnPlace withActed(boolean now) {
        return now == acted ? this : new TurnPlace(initiative, tieBreak, now);
    }
}
