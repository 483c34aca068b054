package arbiter.games.capital.vehicle;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.friend;
import static arbiter.games.capital.Motorpool.ona;
import static arbiter.games.capital.Motorpool.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.damage.Fallen;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.BackupCalled;
import arbiter.games.capital.watch.LockdownGained;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Crews under fire and on Overwatch, and vehicles that are stopped on their way. */
class VehicleCrewTest extends StrictScenarios<CapitalState> {

    private static final Point HERE = Point.metres(0, 0);

    private final Combatant raider = foe("Raider", "ash-hound", Point.metres(30, 0));

    private static Combatant sentinel(Point at) {
        Combatant plain = AttackCast.blue("Warden").having("lockdown-1").make();
        UnitSetup.put(plain, at);
        return plain;
    }

    @Test
    @Ledger({"CAP-AMB-142", "tesla-shot-1", "CAP-AMB-115"})
    void lightning_around_a_tank_spares_its_crew_and_finds_the_rider_of_a_bike() {
        Combatant lancer = AttackCast.blue("Lancer")
                .having("tesla-shot-1")
                .armed("pistol", DamageType.SHARP, false)
                .at(20, 0)
                .make();
        Combatant driver = friend("Driver", HERE);
        Combatant rider = friend("Rider", HERE);
        Combatant tank = vehicle("tank-laser", "heroes", HERE);
        Combatant bike = vehicle("bike", "heroes", Point.metres(0, 5));
        CapitalState state = fight(lancer, driver, rider, tank, bike);
        UnitSetup.seat(driver, tank, true);
        UnitSetup.seat(rider, bike, true);
        var play = scenario(state)
                .dice("attack.attacker", 6, 5)
                .dice("attack.defender", 3, 4)
                .choice("trickshot.use", "tesla")
                .dice("tesla-shot.damage", 4);

        Attack.resolve(play, lancer, AttackCast.means(lancer, "pistol"), List.of(tank), Occasion.ACTION);

        assertThat(play.log())
                .contains("Tank (Laser) takes 4 electric damage, 6 HP left")
                .contains("Rider takes 4 electric damage, 11 HP left", "Bike takes 4 electric damage, 6 HP left")
                .noneMatch(line -> line.startsWith("Driver takes"));
    }

    @Test
    @Ledger({"CAP-AMB-94", "CAP-VEH-4", "tank-laser"})
    void an_operator_on_overwatch_fires_the_gun_at_the_vehicles_cost() {
        Combatant driver = ona("vehicle: tank-laser", HERE);
        Combatant tank = UnitSetup.vehicle("tank", driver, HERE, Facing.NORTH);
        CapitalState state = fight(driver, tank, raider);
        UnitSetup.seat(driver, tank, true);
        new OverwatchTaken("ona", 1, false).apply(state);
        var play = scenario(state)
                .choice("overwatch.interrupt", "attack:raider:2m")
                .dice("attack.attacker", 3, 3)
                .dice("attack.defender", 3, 3)
                .choice("attack.aim", "pass");

        Movement.along(play, raider, Path.of(Point.metres(30, 0), Point.metres(25, 0)));

        assertThat(play.log())
                .contains("Tank (Laser) spends 2 Energy on Laser cannon, 33 left", "Ona is no longer on Overwatch");
        assertThat(driver.attackCounters()).isZero();
    }

    @Test
    @Ledger({"CAP-AMB-126", "backup"})
    void without_its_owner_a_vehicle_keeps_no_watch() {
        Combatant owner = ona("vehicle: tank-laser", Point.metres(0, 5), "backup");
        Combatant tank = UnitSetup.vehicle("tank", owner, HERE, Facing.NORTH);
        CapitalState state = fight(owner, tank, raider, friend("Mate", Point.metres(0, 9)));
        new BackupCalled("ona", "tank").apply(state);
        new Fallen("ona", true).apply(state);
        var play = scenario(state);

        Movement.along(play, raider, Path.of(Point.metres(30, 0), Point.metres(25, 0)));

        assertThat(play.log()).containsExactly("Raider moves 5m, to 23m east of Tank (Laser)");
    }

    @Test
    @Ledger({"CAP-AMB-147", "CAP-AMB-109", "tank-laser"})
    void a_tank_stopped_after_its_turn_faces_the_new_way_and_before_it_the_old_one() {
        assertThat(stoppedAt("stop:12m")).isEqualTo(Facing.EAST);
        assertThat(stoppedAt("stop:7m")).isEqualTo(Facing.NORTH);
    }

    private Facing stoppedAt(String stop) {
        Combatant driver = ona("vehicle: tank-laser", HERE);
        Combatant tank = UnitSetup.vehicle("tank", driver, HERE, Facing.NORTH);
        CapitalState state = fight(driver, tank, sentinel(Point.metres(-20, -5)));
        UnitSetup.seat(driver, tank, true);
        new LockdownGained("warden", 4).apply(state);
        var play = scenario(state)
                .choice("vehicle.route", "10 r90 15")
                .choice("lockdown.interrupt", stop)
                .choice("lockdown.shift", stop.equals("stop:12m") ? "2,-10" : "0,-7");
        drive(state, driver, 1).resolve(play, Occasion.ACTION);
        return tank.crew().facing();
    }

    @Test
    @Ledger({"CAP-AMB-95", "CAP-VEH-8", "CAP-OW-3", "bike"})
    void a_ride_with_a_stop_for_an_action_is_one_movement_to_those_on_overwatch() {
        Combatant rider = ona("vehicle: bike", HERE);
        Combatant bike = UnitSetup.vehicle("bike", rider, HERE, Facing.NORTH);
        Combatant gunner = foe("Gunner", "dock-gunner", Point.metres(8, -12));
        CapitalState state = fight(rider, bike, gunner);
        UnitSetup.seat(rider, bike, true);
        new OverwatchTaken("gunner", 2, false).apply(state);
        var play = scenario(state)
                .choice("turn.action", "drive:bike:0")
                .choice("vehicle.route", "25")
                .choice("vehicle.drift", "12")
                .choice("overwatch.interrupt", "attack:bike:5m")
                .choice("overwatch.attack", "attack:bike:auto-rifle-w0-attack")
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 6, 6)
                .choice("vehicle.drift-action", "prepare:agi")
                .choice("turn.instant", "nothing")
                .choice("turn.instant", "nothing");

        TurnAction.resolve(play);

        assertThat(bike.base().centre()).isEqualTo(Point.metres(0, -25));
        assertThat(gunner.overwatch()).isEqualTo(1);
    }

    @Test
    @Ledger({"CAP-VEH-8", "CAP-VEH-6", "bike"})
    void without_training_a_rider_cannot_act_on_the_way() {
        Combatant novice = friend("Novice", HERE);
        Combatant bike = vehicle("bike", "heroes", HERE);
        CapitalState state = fight(novice, bike, raider);
        UnitSetup.seat(novice, bike, true);
        var play = scenario(state).choice("vehicle.route", "25");

        drive(state, novice, 0).resolve(play, Occasion.ACTION);

        assertThat(play.log()).endsWith("Bike moves 25m, to 38m north-west of Raider");
    }

    private static CapitalAct drive(CapitalState state, Combatant operator, int index) {
        return ActMenu.actions(state, operator).stream()
                .filter(act -> act instanceof Drive drive && drive.index() == index)
                .findFirst()
                .orElseThrow();
    }
}
