package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.Collision;
import arbiter.kernel.Decider;
import arbiter.tabletop.act.CallOption;
import java.util.ArrayList;
import java.util.List;

/**
 * What the gamemaster may have happen to vehicles at any time: collisions with what is in the way, and repairs between
 * encounters. Ledger: NAR-COLL-1, NAR-REP-1, NAR-REP-2.
 */
public final class VehicleCalls {

    private VehicleCalls() {}

    public static List<CallOption<NarrativeState>> of(NarrativeState state) {
        List<CallOption<NarrativeState>> calls = new ArrayList<>();
        for (Participant vehicle : Vehicles.of(state)) {
            add(vehicle, calls);
        }
        return calls;
    }

    /** Vehicles are named by id: by the time a call is made the table may be another copy. */
    private static void add(Participant vehicle, List<CallOption<NarrativeState>> calls) {
        String id = vehicle.id();
        for (Collision.Kind kind : Collision.Kind.values()) {
            calls.add(new CallOption<>(
                    Decider.GAMEMASTER,
                    "collision-" + kind.word() + ":" + id,
                    vehicle.name() + " has a " + kind.word() + " collision",
                    play -> Collision.resolve(play, kind, List.of(play.state().unit(id)))));
        }
        if (vehicle.tracks().hullTrauma() > 0) {
            calls.add(new CallOption<>(
                    Decider.GAMEMASTER,
                    "workshop:" + id,
                    vehicle.name() + " is repaired in a workshop",
                    play -> Workshop.overhaul(play, play.state().unit(id))));
        }
        if (vehicle.tracks().systemStrain() > 0) {
            calls.add(new CallOption<>(
                    Decider.GAMEMASTER,
                    "quiet-day:" + id,
                    vehicle.name() + " has a quiet day",
                    play -> Workshop.quietDays(play, play.state().unit(id), 1)));
        }
    }
}
