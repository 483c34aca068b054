package arbiter.tabletop.unit;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;

/** Something that happened to units at a table. Everybody sees it unless the event says otherwise. */
public interface UnitEvent<S extends TableState<S, ?>> extends Event<S> {

    @Override
    default Audience audience(S state) {
        return Audience.EVERYONE;
    }

    /** The words that lead to rules wherever an event tells of a unit. */
    default RuleWords ruleWords() {
        return RuleWords.NONE;
    }

    /** A line that begins with a unit's name. */
    default Line.Builder tell(S state, String unit) {
        return Line.says(ruleWords()::linked).unit(unit, state.unit(unit).name());
    }

    /** A line of a unit's name and some words. */
    default Line tell(S state, String unit, String words) {
        return tell(state, unit).words(words).line();
    }
}
