package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Something about a person is over. */
public record NoteDropped(String unit, Note.Kind what, String about, String words) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).body().notes.drop(what, about);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " " + words);
    }
}
