package arbiter.games.centuryg.view;

import arbiter.games.centuryg.turn.Round;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marks;
import arbiter.games.centuryg.unit.UnitWithdrawn;

/** The table as somebody knows it who may not know of a unit. */
public final class KnownTable {

    private KnownTable() {}

    /** Nobody aims at it, fights a Duel with it or is under something by it. */
    public static void leaveOut(CenturyState known, Fighter unit) {
        String id = unit.id();
        new UnitWithdrawn(id).apply(known);
        Marks.remove(known, mark -> concerns(mark, id));
        for (Fighter other : known.units()) {
            if (other.aim().filter(aim -> aim.target().equals(id)).isPresent()) {
                other.dropAim();
            }
        }
        Round.leaveOut(known, unit);
    }

    private static boolean concerns(Mark mark, String unit) {
        return mark.on().equals(unit)
                || mark.by().equals(unit)
                || mark.against().equals(unit)
                || mark.clock().unit().equals(unit);
    }
}
