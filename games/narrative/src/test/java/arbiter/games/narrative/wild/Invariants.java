package arbiter.games.narrative.wild;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Seat;
import arbiter.space.band.Band;
import java.util.List;

/** What holds at every table between two steps. */
final class Invariants {

    private Invariants() {}

    static void check(NarrativeState state) {
        assertThat(state.story().players()).isNotNegative();
        assertThat(state.story().gamemaster()).isNotNegative();
        for (Participant one : state.units()) {
            if (one.isVehicle()) {
                vehicle(state, one);
            } else {
                person(state, one);
            }
        }
    }

    /** Wounds are counted up to twice the threshold, and whoever stands together with somebody stands with all of them. */
    private static void person(NarrativeState state, Participant one) {
        assertThat(one.vitals().wounds())
                .as("wounds of %s", one.name())
                .isBetween(0, 2 * one.profile().totalWoundThreshold());
        assertThat(one.vitals().strain()).as("strain of %s", one.name()).isNotNegative();
        assertThat(one.turn().maneuvers()).as("maneuvers of %s", one.name()).isBetween(0, 2);
        for (Participant second : state.units()) {
            for (Participant third : state.units()) {
                if (isTogether(state, one, second) && isTogether(state, second, third)) {
                    assertThat(one == third || isTogether(state, one, third))
                            .as("%s and %s are both engaged with %s", one.name(), third.name(), second.name())
                            .isTrue();
                }
            }
        }
    }

    private static boolean isTogether(NarrativeState state, Participant one, Participant other) {
        return one != other
                && one.aboard().isOnFoot()
                && other.aboard().isOnFoot()
                && state.band(one, other) == Band.ENGAGED;
    }

    /** Not faster than it can go, and with one pilot at most. */
    private static void vehicle(NarrativeState state, Participant vehicle) {
        assertThat(vehicle.motion().speed()).isBetween(0, vehicle.model().speed());
        assertThat(vehicle.tracks().hullTrauma()).isNotNegative();
        assertThat(vehicle.tracks().systemStrain()).isNotNegative();
        List<Participant> pilots = state.units().stream()
                .filter(one ->
                        one.aboard().isAboard(vehicle.id()) && one.aboard().seat() == Seat.PILOT)
                .toList();
        assertThat(pilots).hasSizeBetween(0, 1);
    }
}
