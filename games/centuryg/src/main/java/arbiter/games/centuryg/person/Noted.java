package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Something about a person that is to be kept in mind. */
public record Noted(String unit, Note note, String words) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.body().with(fighter.body().notes().with(note)));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " " + words);
    }
}
