package arbiter.games.capital.vehicle;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.friend;
import static arbiter.games.capital.Motorpool.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.attack.AttackAction;
import arbiter.games.capital.grapple.Grappled;
import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Riders who sit in the open are within arm's length of whoever touches what they ride. */
class OpenVehicleTest extends StrictScenarios<CapitalState> {

    private static final Point HERE = Point.metres(0, 0);
    private static final Point BESIDE = Point.parse("1.5,0"); // a Bike has a radius of 1m, a person of 0.5m

    private final Combatant rider = friend("Rider", HERE);
    private final Combatant bike = vehicle("bike", "heroes", HERE);
    private final Combatant tank = vehicle("tank-laser", "heroes", HERE);
    private final Combatant hound = foe("Hound", "ash-hound", BESIDE);

    private static List<String> strikes(CapitalState state, Combatant unit) {
        List<CapitalAct> menu = new ArrayList<>();
        AttackAction.offer(state, unit, menu);
        return menu.stream().map(CapitalAct::id).toList();
    }

    @Test
    @Ledger({"CAP-AMB-142", "CAP-VEH-6", "bike"})
    void the_rider_of_a_bike_is_reached_in_melee_and_strikes_back() {
        CapitalState state = fight(rider, bike, hound);
        UnitSetup.seat(rider, bike, true);

        assertThat(state.touching(hound, rider)).isTrue();
        assertThat(strikes(state, hound)).anyMatch(id -> id.startsWith("attack:rider:"));
        assertThat(strikes(state, rider)).contains("attack:hound:unarmed-s-unarmed");
    }

    @Test
    @Ledger("CAP-AMB-142")
    void the_crew_of_a_tank_is_not() {
        CapitalState state = fight(rider, tank, hound);
        UnitSetup.seat(rider, tank, true);
        UnitSetup.put(hound, Point.parse("2.5,0"));

        assertThat(state.touching(hound, tank)).isTrue();
        assertThat(state.touching(hound, rider)).isFalse();
    }

    @Test
    @Ledger({"CAP-AMB-142", "CAP-OW-2"})
    void a_rider_on_overwatch_strikes_whoever_comes_up_to_the_bike() {
        UnitSetup.put(hound, Point.metres(4, 0));
        CapitalState state = fight(hound, rider, bike);
        UnitSetup.seat(rider, bike, true);
        var play = scenario(state)
                .choice("overwatch.interrupt", "attack:hound:2.5m")
                .choice("overwatch.attack", "attack:hound:unarmed-s-unarmed")
                .choice("attack.aim", "pass")
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 5, 5);
        play.emit(new OverwatchTaken("rider", 1, false));

        Movement.resolve(play, hound, MovementPath.level(Path.of(Point.metres(4, 0), BESIDE), 0), Motion.MOVE);

        assertThat(play.log()).anyMatch(line -> line.startsWith("Rider attacks Hound"));
    }

    @Test
    @Ledger({"CAP-AMB-96", "CAP-AMB-142"})
    void whoever_holds_a_rider_cannot_drag_them_off_the_bike() {
        CapitalState state = fight(hound, rider, bike);
        UnitSetup.seat(rider, bike, true);
        var play = scenario(state);
        play.emit(new Grappled("hound", "rider"));

        Movement.along(play, hound, Path.of(BESIDE, Point.metres(5, 0)));

        assertThat(rider.base().centre()).isEqualTo(HERE);
        assertThat(rider.grappledBy()).isEmpty();
    }
}
