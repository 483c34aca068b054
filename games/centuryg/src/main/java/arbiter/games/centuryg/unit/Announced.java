package arbiter.games.centuryg.unit;

import arbiter.kernel.Line;

/** Something for the people at the table to make of what they like. */
public record Announced(String unit, String words) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // words for the story change nothing
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " " + words);
    }
}
