package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** Somebody gets rid of wounds or strain. */
public record Recovered(String unit, int wounds, int strain) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        one.set(one.vitals().healed(wounds, strain));
    }

    @Override
    public Line line(NarrativeState state) {
        Participant one = state.unit(unit);
        String healed = wounds == 0
                ? ""
                : wounds + (wounds == 1 ? " wound, " : " wounds, ")
                        + one.vitals().wounds() + " left";
        String eased = strain == 0 ? "" : strain + " strain, " + one.vitals().strain() + " left";
        return tell(state, unit, " recovers " + healed + (healed.isEmpty() || eased.isEmpty() ? "" : ", and ") + eased);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }
}
