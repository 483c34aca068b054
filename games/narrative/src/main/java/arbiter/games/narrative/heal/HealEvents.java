package arbiter.games.narrative.heal;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** What is noted of healing. */
public final class HealEvents {

    private HealEvents() {}

    /** The one Medicae check that somebody has in an encounter. Ledger: NAR-HEAL-3. */
    public record Treated(String unit, String by) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(new Treatment(true, one.treatment().tended()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, by)
                    .words(" treats ")
                    .unit(unit, state.unit(unit).name())
                    .line();
        }
    }

    /** The one attempt that an injury has in a week. Ledger: NAR-HEAL-5. */
    public record InjuryTended(String unit, String injury, String by) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            List<String> tended = new ArrayList<>(one.treatment().tended());
            tended.add(injury);
            one.set(new Treatment(one.treatment().treated(), tended));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, by)
                    .words(" sees to the " + injury + " of ")
                    .unit(unit, state.unit(unit).name())
                    .line();
        }
    }

    /** A new encounter, or a new week: there can be another attempt. */
    public record TreatmentRenewed(String unit, boolean week) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(new Treatment(false, week ? List.of() : one.treatment().tended()));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " can be treated again");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
