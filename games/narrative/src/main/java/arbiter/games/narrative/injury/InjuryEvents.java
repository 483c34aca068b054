package arbiter.games.narrative.injury;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;

/** How injuries come and go. */
public final class InjuryEvents {

    private InjuryEvents() {}

    public record InjurySuffered(String unit, Injury injury, int rolled, Modifiers bonus) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.injuries().with(injury));
        }

        @Override
        public Line line(NarrativeState state) {
            String what =
                    injury.characteristic().map(which -> ", " + which.title()).orElse("")
                            + injury.limb().map(limb -> ", " + limb.text()).orElse("");
            return tell(state, unit)
                    .words(" suffers a Critical Injury, ")
                    .sum(String.valueOf(rolled), rolled, bonus)
                    .words(": ")
                    .rule(injury.row().rule(), injury.row().name())
                    .words(what)
                    .line();
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("critical injury", true);
        }
    }

    public record InjuryHealed(String unit, int place, String name) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.injuries().without(place));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " is healed of " + name);
        }
    }

    /** A turn of whoever is under a short effect has ended. */
    public record InjuriesWaned(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.injuries().waned());
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " gets over the worst");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
