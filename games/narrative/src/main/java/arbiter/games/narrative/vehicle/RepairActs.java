package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.crew.ManualRepairs;
import arbiter.games.narrative.vehicle.critical.CriticalHitInProgress;
import arbiter.games.narrative.vehicle.critical.FireFighting;
import arbiter.games.narrative.vehicle.critical.SufferedHit;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.Consumer;

/** Repairs by anyone aboard, also of a vehicle that does nothing else any more. Ledger: NAR-VACT-4, NAR-VEH-11. */
final class RepairActs {

    private RepairActs() {}

    public static void offer(NarrativeState state, Participant one, Participant vehicle, Consumer<NarrativeAct> menu) {
        VehicleTracks tracks = vehicle.tracks();
        if (tracks.systemStrain() > 0) {
            menu.accept(
                    repair("damage-control:strain", "Damage Control: system strain", vehicle, DamageControl::strain));
        }
        if (tracks.hullTrauma() > 0 && !vehicle.usedUp().hullRepair()) {
            menu.accept(repair("damage-control:hull", "Damage Control: hull trauma", vehicle, DamageControl::hull));
        }
        List<SufferedHit> hits = vehicle.criticalHits().hits();
        for (int i = 0; i < hits.size(); i++) {
            SufferedHit hit = hits.get(i);
            String name = CriticalHitInProgress.row(state, hit.row()).name();
            menu.accept(repair(
                    "damage-control:hit:" + i,
                    "Damage Control: " + name,
                    vehicle,
                    (play, who, where) -> DamageControl.criticalHit(play, who, where, hit)));
        }
        if (VehicleRatings.isDisabled(vehicle)) {
            menu.accept(repair("emergency-repairs", "Emergency Repairs", vehicle, DamageControl::emergency));
        }
        ManualRepairs.offer(state, one, vehicle, menu); // NAR-CA-5
        if (vehicle.perils().burns()) {
            menu.accept(VehicleAct.action(
                    "fight-fire", "Fight the fire", (play, who) -> FireFighting.resolve(play, who, vehicle)));
        }
    }

    /** Some repair of a vehicle by somebody. */
    private interface ItemRepair {
        void resolve(Play<NarrativeState> play, Participant one, Participant vehicle);
    }

    private static NarrativeAct repair(String id, String text, Participant vehicle, ItemRepair repair) {
        return VehicleAct.action(id, text, (play, who) -> repair.resolve(play, who, vehicle))
                .ifRuled((play, who) -> DamageControl.canBeDone(play, who, vehicle));
    }
}
