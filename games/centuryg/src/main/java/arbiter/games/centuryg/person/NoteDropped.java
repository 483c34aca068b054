package arbiter.games.centuryg.person;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** Something about a person is over. */
public record NoteDropped(String unit, Note.Kind what, String about, String words) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.body().with(fighter.body().notes().without(what, about)));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " " + words);
    }
}
