package arbiter.games.capital.vehicle;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.ona;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.Tables;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.turn.TurnOrder;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrivingTest extends StrictScenarios<CapitalState> {

    private static final Point HERE = Point.metres(0, 0);

    private final Combatant raider = foe("Raider", "ash-hound", Point.metres(10, -10));

    private Combatant pilot;
    private Combatant machine;

    @Test
    @Ledger({"tank-laser", "CAP-VEH-4", "CAP-AMB-147"})
    void a_tank_drives_along_its_facing_forwards_or_backwards() {
        var play = scenario(aboard("tank-laser")).choice("vehicle.route", "15").choice("vehicle.route", "-4.5");

        drive(play, 0);
        drive(play, 0);

        assertThat(play.log())
                .containsExactly(
                        "Tank (Laser) spends 1 Energy on moving, 34 left",
                        "Tank (Laser) moves 15m, to 9m north-west of Raider",
                        "Tank (Laser) spends 1 Energy on moving, 33 left",
                        "Tank (Laser) moves 4.5m, to 8m west of Raider");
        assertThat(pilot.base().centre()).isEqualTo(new Point(0, -10_500));
        assertThat(machine.crew().driven()).isEqualTo(19_500);
        new TurnBegan("raider", 2).apply(play.state());
        assertThat(machine.crew().driven()).isZero();
    }

    @Test
    @Ledger({"tank-laser", "tank-ballistic", "CAP-AMB-147"})
    void a_tank_turns_after_exactly_10m() {
        var play = scenario(aboard("tank-ballistic")).choice("vehicle.route", "10 l60 15");

        drive(play, 1);

        assertThat(play.log())
                .containsExactly(
                        "Tank (Ballistic) spends 2 Energy on moving, 33 left",
                        "Tank (Ballistic) moves 25m, to 22m west of Raider",
                        "Tank (Ballistic) faces 300 degrees");
        assertThat(machine.crew().facing()).isEqualTo(new Facing(300));
    }

    @Test
    @Ledger("CAP-AMB-147")
    void what_a_move_action_does_not_allow_is_refused_with_the_reason() {
        Drive drive = drive(aboard("tank-laser"), 1);

        refused(drive, "9 r90 15", "this part is exactly 10m, not 9");
        refused(drive, "10 r120 15", "a turn of 120 degrees: at most 90 are allowed here");
        refused(drive, "10 r90 16", "this part is up to 15m, not 16");
        refused(drive, "10 l90 15 u5", "it cannot go 5m up");
        refused(drive, "10 jump", "'jump' does not belong to this Move Action");
        refused(drive, "10 r90 10", "something is in the way of the 10m"); // the raider
    }

    @Test
    @Ledger("CAP-AMB-147")
    void a_move_whose_exact_part_is_blocked_cannot_be_chosen() {
        Blocker north = new Blocker.Wall(Point.metres(-5, -8), Point.metres(5, -8));
        Blocker south = new Blocker.Wall(Point.metres(-5, 9), Point.metres(5, 9));
        CapitalState state = aboard("tank-laser", List.of(north, south));

        assertThat(ActMenu.actions(state, pilot))
                .filteredOn(act -> act instanceof Drive)
                .extracting(CapitalAct::id)
                .containsExactly("drive:machine:0");
        assertThat(drive(state, 0).routes()).extracting(VehiclePath::id).containsExactly("6", "-7");
    }

    @Test
    @Ledger({"CAP-SIZE-3", "tank-laser"})
    void a_tank_stops_at_whoever_stands_in_its_way() {
        Combatant blocking = foe("Post", "ash-hound", Point.metres(0, -9));
        pilot = ona("vehicle: tank-laser", HERE);
        machine = UnitSetup.vehicle("machine", pilot, HERE, Facing.NORTH);
        CapitalState state = fight(pilot, machine, blocking);
        UnitSetup.seat(pilot, machine, true);
        var play = scenario(state)
                .choice("vehicle.route", drive(state, 0).routes().get(0).id());

        drive(play, 0);

        assertThat(machine.base().touches(blocking.base())).isTrue();
        assertThat(machine.base().overlaps(blocking.base())).isFalse();
    }

    @Test
    @Ledger({"mechsuit-strider", "CAP-AMB-29", "CAP-VEH-7"})
    void a_strider_walks_10m_anywhere_unless_it_is_deployed() {
        CapitalState state = aboard("mechsuit-strider");
        var play = scenario(state).choice("vehicle.route", "3,4; 3,9");

        drive(play, 0);
        ActMenu.actions(state, pilot).stream()
                .filter(act -> act instanceof Deploy)
                .findFirst()
                .orElseThrow()
                .resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Mechsuit (Strider) spends 2 Energy on moving, 33 left",
                        "Mechsuit (Strider) moves 10m, to 18m south of Raider",
                        "Mechsuit (Strider) spends 1 Energy on its stand, 32 left",
                        "Mechsuit (Strider) is deployed");
        assertThat(ActMenu.actions(state, pilot)).noneMatch(act -> act instanceof Drive);
        new Deployed("machine", false).apply(state);
        refused(drive(state, 0), "3,20", "that is 11m, and the Move is up to 10m");
    }

    @Test
    @Ledger({"mechsuit-dancer", "CAP-AMB-147"})
    void a_dancer_covers_25m_toward_its_enemies_or_away() {
        CapitalState state = aboard("mechsuit-dancer");

        assertThat(drive(state, 0).routes()).hasSize(2);
        assertThat(drive(state, 0).costs()).extracting(cost -> cost.toString()).containsExactly("2 Vehicle Energy");
        assertThat(drive(state, 0).routes().get(1).path().length()).isBetween(24_990, 25_000);
    }

    @Test
    @Ledger({"bike", "CAP-AMB-147"})
    void a_bike_goes_25m_straight_or_turns_right_around_after_15m() {
        var play = scenario(aboard("bike")).choice("vehicle.route", "25").choice("vehicle.route", "-15 r180 20");

        drive(play, 0);
        drive(play, 1);

        assertThat(play.log())
                .containsExactly(
                        "Bike spends 1 Energy on moving, 24 left",
                        "Bike moves 25m, to 17m north-west of Raider",
                        "Bike spends 2 Energy on moving, 22 left",
                        "Bike moves 35m, to 21m south-west of Raider",
                        "Bike faces 180 degrees");
        assertThat(machine.crew().facing()).isEqualTo(Facing.SOUTH);
        refused(drive(play.state(), 0), "-5", "this Move Action only goes forwards");
    }

    @Test
    @Ledger({"CAP-VEH-8", "bike"})
    void a_trained_rider_acts_in_the_middle_of_the_ride_with_an_action_of_the_turn() {
        CapitalState state = aboard("bike");
        var play = scenario(state)
                .choice("turn.action", "drive:machine:0")
                .choice("vehicle.route", "25")
                .choice("vehicle.drift", "12.5")
                .choice("vehicle.drift-action", "prepare:agi")
                .choice("turn.instant", "nothing")
                .choice("turn.instant", "nothing");

        TurnAction.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Ona: Move the Bike: up to 25m, 1 Action left",
                        "Bike spends 1 Energy on moving, 24 left",
                        "Bike moves 12.5m, to 9m west of Raider",
                        "Ona: Prepare for a roll with AGI, 0 Actions left",
                        "Ona prepares for a roll with AGI",
                        "Bike moves 12.5m, to 17m north-west of Raider");
    }

    @Test
    @Ledger("CAP-AMB-147")
    void operators_say_which_way_their_vehicles_face_when_combat_starts() {
        pilot = ona("vehicle: bike", HERE);
        machine = UnitSetup.vehicle("machine", pilot, HERE, Facing.NORTH);
        UnitSetup.seat(pilot, machine, true);
        CapitalState state = new CapitalState(List.of(pilot, machine), List.of());
        var play = scenario(state).choice("vehicle.facing", "100").dice("initiative.roll", 3, 4);

        TurnOrder.resolve(play);

        assertThat(play.log()).startsWith("Bike faces 100 degrees");
    }

    @Test
    @Ledger({"CAP-VEH-2", "CAP-AMB-27"})
    void outside_combat_driving_costs_no_energy() {
        pilot = ona("vehicle: bike", HERE);
        machine = UnitSetup.vehicle("machine", pilot, HERE, Facing.NORTH);
        UnitSetup.seat(pilot, machine, true);
        CapitalState state = new CapitalState(List.of(pilot, machine), List.of());
        Tables.edit(state, "set-peace", "{peace: true}").apply(state);
        var play = scenario(state).choice("vehicle.route", "25");

        drive(play, 0);

        assertThat(play.log()).containsExactly("Bike moves 25m");
        assertThat(machine.energy()).isEqualTo(25);
    }

    private CapitalState aboard(String kind) {
        return aboard(kind, List.of());
    }

    private CapitalState aboard(String kind, List<Blocker> blockers) {
        pilot = ona("vehicle: " + kind, HERE);
        machine = UnitSetup.vehicle("machine", pilot, HERE, Facing.NORTH);
        CapitalState state = fight(blockers, pilot, machine, raider);
        UnitSetup.seat(pilot, machine, true);
        return state;
    }

    private void drive(Scenario<CapitalState> play, int index) {
        drive(play.state(), index).resolve(play, Occasion.ACTION);
    }

    private Drive drive(CapitalState state, int index) {
        return ActMenu.actions(state, pilot).stream()
                .filter(act -> act instanceof Drive)
                .map(Drive.class::cast)
                .filter(act -> act.index() == index)
                .findFirst()
                .orElseThrow();
    }

    private void refused(Drive drive, String route, String reason) {
        var play = scenario(stateOf(drive)).choice("vehicle.route", route);
        assertThatThrownBy(() -> drive.resolve(play, Occasion.ACTION)).hasMessageContaining(reason);
    }

    private CapitalState stateOf(Drive drive) {
        return fight(drive.operator(), drive.vehicle(), raider);
    }
}
