package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Something about a person that is to be kept in mind. */
public record Noted(String unit, Note note, String words) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).body().notes.add(note);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " " + words);
    }
}
