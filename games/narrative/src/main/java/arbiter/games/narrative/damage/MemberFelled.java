package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;

/** A Critical Injury on a minion group: wounds in place of a roll. Ledger: NAR-NPC-1. */
public record MemberFelled(String unit, int amount) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        one.set(one.vitals().wounded(amount, Thresholds.wounds(one)));
    }

    @Override
    public Line line(NarrativeState state) {
        Participant one = state.unit(unit);
        return tell(
                state,
                unit,
                " suffers a Critical Injury: " + amount + " wounds, "
                        + one.vitals().wounds() + " of "
                        + Thresholds.wounds(one)
                        + (one.canAct() ? ", " + one.standing() + " standing" : ", and is incapacitated"));
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("critical injury", true);
        measures.number("wounds", unit, amount);
    }
}
