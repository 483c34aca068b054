package arbiter.games.capital.state;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;

/** Something that happened in a combat. Everybody sees it unless the event says otherwise. */
public interface CapitalEvent extends Event<CapitalState> {

    @Override
    default Audience audience(CapitalState state) {
        return Audience.EVERYONE;
    }

    /** A line that begins with a unit's name. */
    static Line.Builder tell(CapitalState state, String unit) {
        return Line.says().unit(unit, state.combatant(unit).name());
    }

    /** A line of a unit's name and some words. */
    static Line tell(CapitalState state, String unit, String words) {
        return tell(state, unit).words(words).line();
    }

    /** So many Actions, in words. */
    static String actions(int count) {
        return count + (count == 1 ? " Action" : " Actions");
    }
}
