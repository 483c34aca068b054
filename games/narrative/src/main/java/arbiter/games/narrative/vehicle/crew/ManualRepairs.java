package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.TrackEvents.HullRepairTried;
import arbiter.games.narrative.vehicle.TrackEvents.HullRepaired;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.kernel.Play;
import java.util.Optional;
import java.util.function.Consumer;

/** The one repair of the hull by brute force, with proper tools. Ledger: NAR-CA-5, NAR-CREW-2. */
public final class ManualRepairs implements CrewActionTrait {

    static final String ID = "manual-repairs";

    private static final String TOOLS = "tool-set";

    /** Also in a vehicle that is disabled or shut down. Ledger: NAR-VEH-11. */
    public static void offer(NarrativeState state, Participant one, Participant vehicle, Consumer<NarrativeAct> menu) {
        if (CrewActionTraits.of(ID).isPossible(state, one, vehicle)) {
            menu.accept(VehicleAct.action("crew:" + ID, "Manual Repairs", (play, who) -> attempt(play, who, vehicle)));
        }
    }

    /** A failed attempt counts as well. Ledger: NAR-VACT-4. */
    private static void attempt(Play<NarrativeState> play, Participant one, Participant vehicle) {
        play.emit(new HullRepairTried(vehicle.id()));
        CrewActs.resolve(play, one, vehicle, CrewActs.row(play.state(), ID), Optional.empty());
    }

    @Override
    public boolean isPossible(NarrativeState state, Participant one, Participant vehicle) {
        return vehicle.tracks().hullTrauma() > 0
                && !vehicle.usedUp().hullRepair()
                && one.gear().has(TOOLS);
    }

    @Override
    public void succeed(Play<NarrativeState> play, CrewAttempt attempt) {
        int points = Math.min(
                1 + attempt.additionalPairs(), attempt.vehicle().tracks().hullTrauma());
        play.emit(new HullRepaired(attempt.vehicle().id(), points));
    }
}
