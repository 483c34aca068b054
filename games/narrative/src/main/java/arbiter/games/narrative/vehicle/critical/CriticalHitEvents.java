package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/** What happens with Critical Hits. Ledger: NAR-VCRIT-1. */
public final class CriticalHitEvents {

    private CriticalHitEvents() {}

    /** The roll with all that was added; without a row it is cancelled. */
    public record CriticalHitRolled(String vehicle, int rolled, Modifiers modifiers, Optional<String> row)
            implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {}

        @Override
        public Line line(NarrativeState state) {
            return tell(state, vehicle)
                    .words(" takes a Critical Hit: ")
                    .sum(Integer.toString(rolled), rolled, modifiers)
                    .words(row.map(name -> ", " + name).orElse(", cancelled"))
                    .line();
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("critical hit", row.isPresent());
        }
    }

    public record CriticalHitSuffered(String vehicle, SufferedHit hit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.criticalHits().with(hit));
        }

        @Override
        public Line line(NarrativeState state) {
            String name = CriticalHitInProgress.row(state, hit.row()).name();
            Participant one = state.unit(vehicle);
            String gun = hit.gun().isEmpty()
                    ? ""
                    : ", its " + Gun.all(one).get(hit.gun().getAsInt()).weapon().name();
            return tell(state, vehicle, " has " + name + gun);
        }
    }

    public record CriticalHitRepaired(String vehicle, SufferedHit hit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.criticalHits().without(hit));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    vehicle,
                    " is rid of " + CriticalHitInProgress.row(state, hit.row()).name());
        }
    }

    /** Emergency Repairs got it going, or proper ones undid what they left. Ledger: NAR-REP-4. */
    public record PatchChanged(String vehicle, boolean patched) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(vehicle);
            one.set(one.criticalHits().withPatch(patched));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(
                    state,
                    vehicle,
                    patched
                            ? " works again, with defences, hull, navigation and all weapons compromised"
                            : " is properly repaired");
        }
    }
}
