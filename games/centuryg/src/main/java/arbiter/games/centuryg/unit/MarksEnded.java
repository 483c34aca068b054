package arbiter.games.centuryg.unit;

import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** Something that a Unit was under is over. */
public record MarksEnded(String unit, Mark.Kind what) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.remove(what, unit);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(
                state,
                unit,
                switch (what) {
                    case PINNED, CRIPPLED -> " moves under fire";
                    case CHARGED -> " has fired the Final Beam";
                    case COOLING -> " lets the Final Beam cool down";
                    case IMPREGNABLE -> " was braced for this";
                    case PAIN_SHARED -> " shares the pain";
                    case COVERED -> " is covered by an ally";
                    case UNDEFEATED -> " has sworn not to be defeated";
                    case FASTER -> " has not gone any farther";
                    case SECOND_ACTION -> " carries everybody's hopes and acts once more";
                    case COME_AT_ME -> " leaves the daring to another";
                    case ADAPTED -> " turns its skin back";
                    default -> " is free of it";
                });
    }
}
