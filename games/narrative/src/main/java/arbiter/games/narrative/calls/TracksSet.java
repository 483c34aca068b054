package arbiter.games.narrative.calls;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleTracks;
import arbiter.kernel.Line;

/** The gamemaster sets the hull trauma and the system strain of a vehicle. Ledger: NAR-VEH-11. */
public record TracksSet(String unit, int hullTrauma, int systemStrain) implements NarrativeEvent {

    @Override
    public void apply(NarrativeState state) {
        Participant one = state.unit(unit);
        boolean disabled = one.tracks().disabled() && hullTrauma > one.model().hull();
        one.set(new VehicleTracks(
                hullTrauma, systemStrain, disabled, one.tracks().destroyed()));
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, " is set by hand: hull trauma " + hullTrauma + ", system strain " + systemStrain);
    }
}
