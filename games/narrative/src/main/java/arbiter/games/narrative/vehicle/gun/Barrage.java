package arbiter.games.narrative.vehicle.gun;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.CrewEffect;
import arbiter.games.narrative.vehicle.Effects;
import arbiter.games.narrative.vehicle.gun.GunEvents.GunsFired;
import arbiter.kernel.Play;
import java.util.List;

/** Many guns of one type in one arc fired at once. Ledger: NAR-VACT-2, NAR-VACT-3. */
public final class Barrage {

    private static final int LEAST_SILHOUETTE = 5;
    private static final int MOST_SPEED = 3;
    private static final int LEAST_GUNS = 2;

    private Barrage() {}

    /** Silhouette 5 or more at speed 0 to 3, with two such guns or more. */
    public static boolean isPossible(Participant vehicle, List<Gun> battery) {
        return battery.size() >= LEAST_GUNS
                && vehicle.model().silhouette() >= LEAST_SILHOUETTE
                && vehicle.motion().speed() <= MOST_SPEED;
    }

    /** What a Concentrated Barrage can be aimed at. */
    public static boolean isBigEnough(Participant target) {
        return target.profile().silhouette() >= LEAST_SILHOUETTE;
    }

    /** Small vehicles find it harder to attack, more so for every two advantages. Ledger: NAR-VACT-2. */
    public static void blanket(Play<NarrativeState> play, Participant gunner, List<Gun> battery) {
        Gun first = battery.get(0);
        Participant vehicle = first.vehicle();
        play.emit(new GunsFired(vehicle.id(), battery.stream().map(Gun::number).toList()));
        CheckInProgress check = CheckInProgress.skill(
                        play.state(),
                        gunner,
                        play.state().tables().skill("gunnery"),
                        Difficulty.AVERAGE,
                        "Blanket Barrage")
                .asAction();
        Check.resolve(play, check);
        if (check.succeeds()) {
            int upgrades = 1 + Math.max(0, check.symbols().advantage()) / 2;
            Effects.begin(
                    play,
                    vehicle,
                    CrewEffect.toTurnEnd(
                                    CrewEffect.Kind.BARRAGE,
                                    upgrades,
                                    gunner.id(),
                                    play.state().round())
                            .about(List.of(first.weapon().id())));
        }
    }
}
