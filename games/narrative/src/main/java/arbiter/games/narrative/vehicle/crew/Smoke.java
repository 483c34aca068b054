package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.games.narrative.vehicle.TrackEvents.SmokeLaid;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Smoke of vehicles that have it, once in an encounter: 1 defence until the next round is over. Ledger: table 3.21. */
final class Smoke {

    private Smoke() {}

    static void offer(Participant vehicle, Consumer<NarrativeAct> menu) {
        if (vehicle.model().smoke() && !vehicle.usedUp().smoke()) {
            menu.accept(VehicleAct.action("smoke", "Lay smoke", (play, who) -> lay(play, who, vehicle)));
        }
    }

    private static void lay(Play<NarrativeState> play, Participant one, Participant vehicle) {
        play.emit(new SmokeLaid(vehicle.id()));
        int after = play.state().round() + 1;
        Effects.begin(
                play,
                vehicle,
                new CrewEffect(
                        CrewEffect.Kind.SMOKE,
                        1,
                        List.of(),
                        Optional.empty(),
                        one.id(),
                        CrewEffect.Ending.ROUND_END,
                        after));
    }
}
