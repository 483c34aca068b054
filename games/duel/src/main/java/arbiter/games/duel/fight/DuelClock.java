package arbiter.games.duel.fight;

import arbiter.games.duel.fight.TurnEvents.TurnEnded;
import arbiter.tabletop.unit.Part;

/** Which round it is, how many turns have begun, and whether everybody has said how much nerve they keep back. */
public record DuelClock(int round, int turn, boolean reservesKept) implements Part {

    /** The duel as somebody knows it who does not know of that fighter; in their turn the next one acts. */
    public static void leaveOut(DuelState known, Fighter unit) {
        int count = known.units().size();
        int place = known.units().indexOf(unit);
        boolean acting = known.reservesKept() && known.active() == unit;
        if (acting && known.sidesStanding() > 0) {
            new TurnEnded().apply(known);
        }
        int before = known.turns() % count;
        int turn = known.turns() / count * (count - 1) + before - (place < before ? 1 : 0);
        known.leaveOut(unit);
        known.set(new DuelClock(known.round(), turn, known.reservesKept()));
    }
}
