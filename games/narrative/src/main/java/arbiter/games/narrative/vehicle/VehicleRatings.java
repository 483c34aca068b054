package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.sheet.DefenceRatings;
import arbiter.games.narrative.sheet.Zone;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.CriticalHitTraits;
import arbiter.games.narrative.vehicle.critical.VehicleComponent;
import arbiter.games.narrative.vehicle.gun.Gun;
import arbiter.kernel.Modifiers;
import java.util.Arrays;

/** The numbers of a vehicle as damage and components leave them. Ledger: NAR-VEH-11, NAR-COMP-1 to 6. */
public final class VehicleRatings {

    private static final int LOST_NAVIGATION = -3;

    private VehicleRatings() {}

    /** More hull trauma than its threshold. Ledger: NAR-VEH-11. */
    public static boolean isDisabled(Participant vehicle) {
        return vehicle.tracks().hullTrauma() > vehicle.model().hull();
    }

    /** More system strain than its threshold. Ledger: NAR-VEH-11. */
    public static boolean isShutDown(Participant vehicle) {
        return vehicle.tracks().systemStrain() > vehicle.model().system();
    }

    /** Whether it drives, shoots and is of use to its crew. */
    public static boolean works(Participant vehicle) {
        return !vehicle.tracks().destroyed() && !isDisabled(vehicle) && !isShutDown(vehicle);
    }

    /** By a Critical Hit, or by Emergency Repairs, which leave all but brakes and propulsion so. Ledger: NAR-REP-4. */
    public static boolean isCompromised(Participant vehicle, VehicleComponent component) {
        boolean patched = vehicle.criticalHits().patched()
                && component != VehicleComponent.BRAKES
                && component != VehicleComponent.PROPULSION;
        return patched
                || vehicle.criticalHits().hits().stream()
                        .anyMatch(hit ->
                                CriticalHitTraits.of(hit.row()).compromises().contains(component));
    }

    /** Ledger: NAR-COMP-6, NAR-CH-9, NAR-REP-4. */
    public static boolean isCompromised(Participant vehicle, Gun gun) {
        return vehicle.criticalHits().patched()
                || vehicle.criticalHits().hits().stream()
                        .anyMatch(hit -> CriticalHitTraits.of(hit.row()).compromisesAllGuns()
                                || hit.gun().isPresent() && hit.gun().getAsInt() == gun.number());
    }

    /** Ledger: NAR-COMP-3. */
    public static int armour(Participant vehicle) {
        return isCompromised(vehicle, VehicleComponent.HULL)
                ? 0
                : vehicle.model().armour();
    }

    /** Ledger: NAR-COMP-4. */
    public static int handling(Participant vehicle) {
        int handling = vehicle.model().handling();
        return isCompromised(vehicle, VehicleComponent.NAVIGATION) ? Math.min(LOST_NAVIGATION, handling) : handling;
    }

    /** The defence of a zone, never more than counts at all. Ledger: NAR-COMP-2, NAR-COMBAT-8, NAR-VEH-11. */
    public static Modifiers defence(Participant vehicle, Zone zone) {
        if (!works(vehicle) || isCompromised(vehicle, VehicleComponent.DEFENCES)) {
            return Modifiers.none();
        }
        int boosted = vehicle.crewEffects().of(CrewEffect.Kind.DEFENCE).stream()
                .filter(effect -> effect.zone().orElseThrow() == zone)
                .mapToInt(CrewEffect::amount)
                .sum();
        Modifiers defence = Modifiers.of("defence", vehicle.model().defence().getOrDefault(zone, 0))
                .and(CrewEffect.Kind.DEFENCE.words(), boosted) // NAR-CA-4
                .and(CrewEffect.Kind.SMOKE.words(), vehicle.crewEffects().sum(CrewEffect.Kind.SMOKE));
        return defence.and("at most " + DefenceRatings.MOST, Math.min(0, DefenceRatings.MOST - defence.total()));
    }

    /** Whether it matters which side of it is struck. */
    public static boolean hasZones(Participant vehicle) {
        return Arrays.stream(Zone.values())
                        .mapToInt(zone -> defence(vehicle, zone).total())
                        .distinct()
                        .count()
                > 1;
    }
}
