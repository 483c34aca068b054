package arbiter.games.narrative.vehicle.gun;

import arbiter.games.narrative.attack.AttackAction;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAct;
import arbiter.games.narrative.vehicle.gun.GunEvents.GunReloaded;
import java.util.List;
import java.util.function.Consumer;

/** What whoever is at a gunnery station does: firing any mounted gun, barrages, loading. Ledger: NAR-VEH-13. */
public final class GunnerActs {

    private GunnerActs() {}

    public static void offer(NarrativeState state, Participant one, Participant vehicle, Consumer<NarrativeAct> menu) {
        for (Gun gun : Gun.ready(state, vehicle)) {
            shots(state, one, gun, menu);
            barrages(state, one, gun, menu);
        }
        for (Gun gun : Gun.all(vehicle)) {
            if (gun.isIntact() && gun.isEmpty()) {
                menu.accept(VehicleAct.maneuver(
                        "load:" + gun.number(),
                        "Load the " + gun.weapon().name(),
                        (play, who) -> play.emit(new GunReloaded(vehicle.id(), gun.number()))));
            }
        }
    }

    private static void shots(NarrativeState state, Participant one, Gun gun, Consumer<NarrativeAct> menu) {
        for (Participant target : MountedFire.targets(state, one, gun)) {
            menu.accept(VehicleAct.action(
                            "fire:" + gun.mount() + ":" + target.id(),
                            "Fire the " + gun.weapon().name() + " at " + target.name(),
                            (play, who) -> MountedFire.fire(play, who, List.of(gun), target))
                    .at(target)
                    .decidedBy(AttackAction.HEADLINES)
                    .ifRuled((play, who) -> MountedFire.isInArc(play, gun, target)));
            if (gun.weapon().rating("auto-fire") > 0) {
                menu.accept(VehicleAct.action(
                                "auto-fire:" + gun.mount() + ":" + target.id(),
                                "Fire the " + gun.weapon().name() + " at " + target.name() + " with Auto-fire",
                                (play, who) -> MountedFire.autoFire(play, who, gun, target))
                        .at(target)
                        .decidedBy(AttackAction.HEADLINES)
                        .ifRuled((play, who) -> MountedFire.isInArc(play, gun, target)));
            }
        }
    }

    /** Ledger: NAR-VACT-2, NAR-VACT-3. */
    private static void barrages(NarrativeState state, Participant one, Gun gun, Consumer<NarrativeAct> menu) {
        List<Gun> battery = Gun.battery(state, gun.vehicle(), gun.mount());
        if (!Barrage.isPossible(gun.vehicle(), battery)) {
            return;
        }
        String guns = battery.size() + " " + gun.weapon().name() + "s";
        menu.accept(VehicleAct.action(
                "blanket-barrage:" + gun.mount(),
                "Blanket Barrage with " + guns,
                (play, who) -> Barrage.blanket(play, who, battery)));
        for (Participant target : MountedFire.targets(state, one, gun)) {
            if (Barrage.isBigEnough(target)) {
                menu.accept(VehicleAct.action(
                                "concentrated-barrage:" + gun.mount() + ":" + target.id(),
                                "Concentrated Barrage with " + guns + " at " + target.name(),
                                (play, who) -> MountedFire.fire(play, who, battery, target))
                        .at(target)
                        .decidedBy(AttackAction.HEADLINES)
                        .ifRuled((play, who) -> MountedFire.isInArc(play, gun, target)));
            }
        }
    }
}
