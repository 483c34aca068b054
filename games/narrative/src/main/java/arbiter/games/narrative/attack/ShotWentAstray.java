package arbiter.games.narrative.attack;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** Somebody else in the melee is struck. Ledger: NAR-SIT-1. */
public record ShotWentAstray(String unit, String struck) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {}

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit)
                .words("'s shot goes astray and strikes ")
                .unit(struck, state.unit(struck).name())
                .line();
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("somebody else hit", true);
    }
}
