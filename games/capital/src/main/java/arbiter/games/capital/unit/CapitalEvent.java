package arbiter.games.capital.unit;

import arbiter.kernel.Line;
import arbiter.tabletop.unit.UnitEvent;

/** Something that happened in a combat. Everybody sees it unless the event says otherwise. */
public interface CapitalEvent extends UnitEvent<CapitalState> {

    /** Words of the rules lead to them, wherever an event tells of a unit. */
    @Override
    default Line.Builder tell(CapitalState state, String unit) {
        return Line.says(RuleWords::linked).unit(unit, state.unit(unit).name());
    }

    /** So many Actions, in words. */
    static String actions(int count) {
        return count + (count == 1 ? " Action" : " Actions");
    }
}
