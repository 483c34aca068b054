package arbiter.games.centuryg.state;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;

/** Something that happened in a fight. Everybody sees it unless the event says otherwise. */
public interface CenturyEvent extends Event<CenturyState> {

    @Override
    default Audience audience(CenturyState state) {
        return Audience.EVERYONE;
    }

    /** A line that begins with a Unit's name. */
    static Line.Builder tell(CenturyState state, String unit) {
        return Line.says().unit(unit, state.fighter(unit).name());
    }

    /** A line of a Unit's name and some words. */
    static Line tell(CenturyState state, String unit, String words) {
        return tell(state, unit).words(words).line();
    }
}
