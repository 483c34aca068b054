package arbiter.games.narrative.damage;

import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** Somebody suffers wounds. */
public record Wounded(String unit, int amount) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        one.set(one.vitals().wounded(amount, Thresholds.wounds(one)));
    }

    @Override
    public void measure(Measures measures) {
        measures.number("wounds", unit, amount);
    }

    @Override
    public Line line(NarrativeState state) {
        Participant one = state.unit(unit);
        Profile profile = one.profile();
        String wounds = " suffers " + amount + (amount == 1 ? " wound, " : " wounds, ")
                + one.vitals().wounds() + " of " + Thresholds.wounds(one);
        String standing = profile.members() > 1 ? ", " + one.standing() + " standing" : "";
        return tell(state, unit, wounds + (one.canAct() ? standing : ", and is incapacitated"));
    }
}
