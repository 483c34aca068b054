package arbiter.games.narrative.vehicle.pilot;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.games.narrative.vehicle.Vehicles;
import java.util.function.Consumer;

/** What only the pilot does: speed, stances of the vehicle, moving it, ramming, risky driving. Ledger: 2.20, 2.21. */
public final class PilotActs {

    private static final int BIGGEST_TO_EVADE = 4;

    private PilotActs() {}

    public static void offer(NarrativeState state, Participant vehicle, Consumer<NarrativeAct> menu) {
        speeds(vehicle, menu);
        stances(vehicle, menu);
        if (vehicle.motion().speed() == 0) {
            return;
        }
        for (CourseLeg leg : CourseLeg.of(state, vehicle, 1)) {
            menu.accept(VehicleAct.maneuver(
                            "reposition:" + leg.id(),
                            "Reposition " + leg.text(),
                            (play, pilot) -> Steering.drive(play, vehicle, leg))
                    .at(leg.reference())
                    .changing(leg.changes())); // NAR-VMAN-4
        }
        for (Participant target : Ramming.targets(state, vehicle)) {
            menu.accept(VehicleAct.maneuver(
                            "ram:" + target.id(),
                            "Ram " + target.name(),
                            (play, pilot) -> Ramming.resolve(play, pilot, vehicle, target))
                    .at(target)); // NAR-RAM-1
        }
        menu.accept(VehicleAct.action(
                "dangerous-driving",
                "Dangerous Driving",
                (play, pilot) -> DangerousDriving.resolve(play, pilot, vehicle))); // NAR-VACT-1
        advantages(state, vehicle, menu);
    }

    /** Ledger: NAR-VMAN-1. */
    private static void speeds(Participant vehicle, Consumer<NarrativeAct> menu) {
        for (int speed : SpeedChange.possible(vehicle)) {
            boolean faster = speed > vehicle.motion().speed();
            menu.accept(VehicleAct.maneuver(
                            "speed:" + speed,
                            (faster ? "Accelerate to speed " : "Decelerate to speed ") + speed,
                            (play, pilot) -> SpeedChange.resolve(play, vehicle, speed))
                    .costing("system strain", SpeedChange.strain(vehicle, speed)));
        }
    }

    /** Until the pilot's next turn starts. Ledger: NAR-VMAN-2, NAR-VMAN-3. */
    private static void stances(Participant vehicle, Consumer<NarrativeAct> menu) {
        if (!vehicle.crewEffects().has(CrewEffect.Kind.BRACE)) {
            menu.accept(VehicleAct.maneuver(
                    "brace",
                    "Brace for Impact",
                    (play, pilot) -> Effects.begin(
                            play,
                            vehicle,
                            CrewEffect.toTurnStart(
                                    CrewEffect.Kind.BRACE,
                                    1,
                                    pilot.id(),
                                    play.state().round()))));
        }
        boolean agile = vehicle.model().silhouette() <= BIGGEST_TO_EVADE
                && vehicle.motion().speed() > 0;
        if (agile && !vehicle.crewEffects().has(CrewEffect.Kind.EVADE)) {
            menu.accept(VehicleAct.maneuver(
                    "evade",
                    "Evade",
                    (play, pilot) -> Effects.begin(
                            play,
                            vehicle,
                            CrewEffect.toTurnStart(
                                    CrewEffect.Kind.EVADE,
                                    1,
                                    pilot.id(),
                                    play.state().round()))));
        }
    }

    /** Ledger: NAR-VACT-5. */
    private static void advantages(NarrativeState state, Participant vehicle, Consumer<NarrativeAct> menu) {
        if (!SpeedAdvantage.isPossible(vehicle)) {
            return;
        }
        for (Participant enemy : Vehicles.enemiesOf(state, vehicle)) {
            if (SpeedAdvantage.over(vehicle, enemy).isEmpty()) {
                menu.accept(VehicleAct.action(
                                "advantage:" + enemy.id(),
                                "Gain the Advantage over " + enemy.name(),
                                (play, pilot) -> SpeedAdvantage.gain(play, pilot, vehicle, enemy))
                        .at(enemy));
            }
            if (SpeedAdvantage.over(enemy, vehicle).isPresent()) {
                menu.accept(VehicleAct.action(
                                "shake-off:" + enemy.id(),
                                "Cancel the advantage of " + enemy.name(),
                                (play, pilot) -> SpeedAdvantage.cancel(play, pilot, vehicle, enemy))
                        .at(enemy));
            }
        }
    }
}
