package arbiter.games.capital.unit;

import arbiter.tabletop.unit.UnitEvent;

/** Something that happened in a combat. Everybody sees it unless the event says otherwise. */
public interface CapitalEvent extends UnitEvent<CapitalState> {

    /** So many Actions, in words. */
    static String actions(int count) {
        return count + (count == 1 ? " Action" : " Actions");
    }
}
