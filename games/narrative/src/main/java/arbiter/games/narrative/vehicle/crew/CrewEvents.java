package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What crews find out and tell. */
public final class CrewEvents {

    private CrewEvents() {}

    /** A message got through the jamming. Ledger: NAR-CA-3. */
    public record MessageSent(String unit, String vehicle) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit)
                    .words(" gets a message through from ")
                    .unit(vehicle, state.unit(vehicle).name())
                    .line();
        }
    }

    /** What a side learns of an enemy vehicle, and nobody else. Ledger: NAR-CA-7. */
    public record VehicleScanned(String unit, String vehicle, List<String> findings) implements NarrativeEvent {

        public VehicleScanned {
            findings = List.copyOf(findings);
        }

        static VehicleScanned of(Participant one, Participant enemy, boolean levels) {
            Vehicle model = enemy.model();
            List<String> findings = new ArrayList<>();
            for (Vehicle.Mounted mounted : model.weapons()) {
                findings.add((mounted.count() == 1 ? "" : mounted.count() + " ")
                        + mounted.weapon().name());
            }
            if (model.smoke()) {
                findings.add("smoke");
            }
            findings.add("hull trauma threshold " + model.hull());
            findings.add("system strain threshold " + model.system());
            if (levels) {
                findings.add("hull trauma " + enemy.tracks().hullTrauma());
                findings.add("system strain " + enemy.tracks().systemStrain());
            }
            return new VehicleScanned(one.id(), enemy.id(), findings);
        }

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Audience audience(NarrativeState state) {
            String side = state.unit(unit).side();
            Set<String> own = state.units().stream()
                    .filter(one -> one.side().equals(side))
                    .map(Participant::id)
                    .collect(Collectors.toUnmodifiableSet());
            return new Audience(false, own);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit)
                    .words(" scans ")
                    .unit(vehicle, state.unit(vehicle).name())
                    .words(": " + String.join(", ", findings))
                    .line();
        }
    }
}
