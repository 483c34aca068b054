package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.FireFighting;
import arbiter.games.narrative.vehicle.pilot.Steering;
import arbiter.kernel.Play;

/** What the start and the end of somebody's turn mean aboard a vehicle. Ledger: NAR-TURN-6, NAR-VEH-8, NAR-CH-10. */
public final class VehicleTurn {

    private VehicleTurn() {}

    public static void start(Play<NarrativeState> play, Participant one) {
        FireFighting.burn(play, one);
        Effects.expire(play, one, CrewEffect.Ending.TURN_START);
        Steering.atTurnStart(play, one);
    }

    public static void finish(Play<NarrativeState> play, Participant one) {
        Steering.atTurnEnd(play, one);
        Effects.expire(play, one, CrewEffect.Ending.TURN_END);
    }
}
