package arbiter.games.narrative.vehicle;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.DOWNGRADE_DIFFICULTY;
import static arbiter.games.narrative.pool.PoolChange.Kind.REMOVE_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_ABILITY;
import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.gun.FireDrill;
import arbiter.games.narrative.vehicle.pilot.SpeedAdvantage;
import java.util.Optional;

/**
 * What speed, handling, ground, Evade, barrages, an advantage and the crew put into a pool. Ledger: NAR-VEH-1,
 * NAR-VEH-12, NAR-NAV-1, NAR-VMAN-3, NAR-VACT-2, NAR-VACT-5, table 3.16.
 */
public final class VehicleDice {

    private static final int SMALL = 4;

    private VehicleDice() {}

    public static void add(NarrativeState state, CheckInProgress check) {
        Optional<Participant> own = Crew.vehicleOf(state, check.actor());
        if (own.isPresent() && check.kind() == CheckKind.DRIVING) {
            driving(check, own.get());
        }
        if (check.kind().isCombat()) {
            own.ifPresent(vehicle -> shooting(check, vehicle));
            check.target().filter(Participant::isVehicle).ifPresent(target -> shotAt(check, own, target));
        }
    }

    private static void driving(CheckInProgress check, Participant vehicle) {
        int speed = vehicle.motion().speed();
        int hazard = vehicle.motion().hazard();
        CrewEffects crew = vehicle.crewEffects();
        check.add(UPGRADE_DIFFICULTY, SpeedTable.drivingUpgrades(speed), "speed " + speed); // NAR-VEH-12
        check.add(ADD_SETBACK, hazard, "hazardous ground"); // NAR-NAV-1
        check.add(REMOVE_SETBACK, Math.min(hazard, crew.sum(CrewEffect.Kind.COURSE)), "Plot Course"); // NAR-CA-1
        if (check.actor().aboard().seat() == Seat.PILOT) {
            int handling = VehicleRatings.handling(vehicle);
            check.add(handling > 0 ? ADD_BOOST : ADD_SETBACK, Math.abs(handling), "handling"); // NAR-VEH-1
            check.add(DOWNGRADE_DIFFICULTY, crew.sum(CrewEffect.Kind.COPILOT), "Copilot"); // NAR-CA-2
        }
    }

    /** Whoever attacks from a vehicle. */
    private static void shooting(CheckInProgress check, Participant vehicle) {
        boolean evading = vehicle.crewEffects().has(CrewEffect.Kind.EVADE);
        check.add(UPGRADE_DIFFICULTY, evading ? 1 : 0, "own vehicle evades"); // NAR-VMAN-3
        boolean drilled = VehicleAttacks.isMounted(check) && FireDrill.isFor(vehicle, check.actor());
        check.add(ADD_BOOST, drilled ? 1 : 0, "Fire Discipline"); // NAR-CA-6
    }

    /** Whoever attacks a vehicle, from another one or on foot. */
    private static void shotAt(CheckInProgress check, Optional<Participant> from, Participant target) {
        int speed = target.motion().speed();
        CrewEffects crew = target.crewEffects();
        check.add(UPGRADE_DIFFICULTY, SpeedTable.attackUpgrades(speed), "speed " + speed); // NAR-VEH-12
        check.add(UPGRADE_DIFFICULTY, crew.has(CrewEffect.Kind.EVADE) ? 1 : 0, "Evade"); // NAR-VMAN-3
        if (isGuided(check)) {
            check.add(UPGRADE_DIFFICULTY, crew.sum(CrewEffect.Kind.INTERCEPTION), "Intercept Projectiles"); // NAR-CA-8
        }
        from.ifPresent(vehicle -> {
            boolean small = vehicle.model().silhouette() <= SMALL;
            check.add(
                    UPGRADE_DIFFICULTY, small ? crew.sum(CrewEffect.Kind.BARRAGE) : 0, "Blanket Barrage"); // NAR-VACT-2
            check.add(UPGRADE_ABILITY, advantage(vehicle, target), "Gain the Advantage"); // NAR-VACT-5
            check.add(UPGRADE_DIFFICULTY, advantage(target, vehicle), "its advantage"); // NAR-VACT-5
        });
    }

    private static int advantage(Participant vehicle, Participant over) {
        return SpeedAdvantage.over(vehicle, over).map(CrewEffect::amount).orElse(0);
    }

    private static boolean isGuided(CheckInProgress check) {
        return check instanceof AttackInProgress attack && attack.source().rating("guided") > 0;
    }
}
