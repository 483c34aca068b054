package arbiter.games.narrative.damage;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;

/** A hit does its damage: wounds, or strain on who has a track for it. Ledger: NAR-DMG-2. */
public record HitTaken(String unit, String source, Modifiers damage, boolean strain) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        one.set(
                strain
                        ? one.vitals().strained(damage.total())
                        : one.vitals().wounded(damage.total(), Thresholds.wounds(one)));
    }

    @Override
    public Line line(NarrativeState state) {
        Participant one = state.unit(unit);
        int amount = damage.total();
        String track = strain
                ? one.vitals().strain() + " of " + Thresholds.strain(one)
                : one.vitals().wounds() + " of " + Thresholds.wounds(one);
        String now = !one.canAct()
                ? ", and is incapacitated"
                : one.profile().members() > 1 ? ", " + one.standing() + " standing" : "";
        return tell(state, unit)
                .words(" is hit by " + source + ":")
                .sum("", 0, damage)
                .words((strain ? " strain" : amount == 1 ? " wound" : " wounds") + ", " + track + now)
                .line();
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", true);
        measures.number("damage", unit, damage.total());
        measures.number(strain ? "strain" : "wounds", unit, damage.total());
    }
}
