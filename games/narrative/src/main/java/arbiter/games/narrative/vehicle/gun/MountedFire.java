package arbiter.games.narrative.vehicle.gun;

import arbiter.games.narrative.attack.Attack;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.AutoFire;
import arbiter.games.narrative.sheet.Zone;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAttacks;
import arbiter.games.narrative.vehicle.gun.GunEvents.GunsFired;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** An attack with a mounted gun, or with a battery of them at once. Ledger: NAR-VEH-2 to 4, NAR-VACT-3. */
public final class MountedFire {

    private MountedFire() {}

    /** Opponents within range who are not known to be outside the arc. */
    public static List<Participant> targets(NarrativeState state, Participant gunner, Gun gun) {
        List<Participant> targets = new ArrayList<>();
        MountedGun source = MountedGun.of(gun, 1);
        for (Participant enemy : state.enemiesOf(gunner)) {
            if (!enemy.vitals().dead()
                    && AttackPool.refusal(state, gunner, enemy, source).isEmpty()) {
                targets.add(enemy);
            }
        }
        return targets;
    }

    /** The gamemaster judges where the target lies, unless the gun points everywhere. Ledger: NAR-VEH-4. */
    public static boolean isInArc(Play<NarrativeState> play, Gun gun, Participant target) {
        List<Zone> arcs = gun.mounted().arcs();
        return arcs.containsAll(List.of(Zone.values())) || arcs.contains(Facing.settle(play, gun.vehicle(), target));
    }

    public static void fire(Play<NarrativeState> play, Participant gunner, List<Gun> guns, Participant target) {
        MountedGun source = MountedGun.of(guns.get(0), guns.size());
        begin(play, gunner, guns, target);
        Attack.resolve(
                play,
                () -> new AttackInProgress(
                        gunner, target, source, AttackPool.of(play.state(), gunner, target, source)));
        FireDrill.use(play, guns.get(0).vehicle(), gunner); // NAR-CA-6
    }

    /** Others may be hit as well if they lie in the arc. Ledger: NAR-Q-2, NAR-VEH-4. */
    public static void autoFire(Play<NarrativeState> play, Participant gunner, Gun gun, Participant target) {
        for (Participant other : targets(play.state(), gunner, gun)) {
            isInArc(play, gun, other);
        }
        begin(play, gunner, List.of(gun), target);
        Attack.resolve(play, () -> AutoFire.declare(play, gunner, target, MountedGun.of(gun, 1)));
        FireDrill.use(play, gun.vehicle(), gunner); // NAR-CA-6
    }

    private static void begin(Play<NarrativeState> play, Participant gunner, List<Gun> guns, Participant target) {
        VehicleAttacks.declare(play, gunner, target);
        String vehicle = guns.get(0).vehicle().id();
        play.emit(new GunsFired(vehicle, guns.stream().map(Gun::number).toList()));
    }
}
