package arbiter.games.capital.opponent;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.friend;
import static arbiter.games.capital.Motorpool.ona;
import static arbiter.games.capital.Motorpool.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.Tables;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.energy.Paid;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.ShellsChanged;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Request;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the opponent does aboard. */
class AtTheWheelTest {

    private static final Point HERE = Point.metres(0, 0);

    private final Combatant ona = ona("vehicle: tank-laser", HERE);
    private final Combatant tank = vehicle("tank-laser", "heroes", HERE);

    /** The opponent, and what it has chosen to do. */
    private static final class Watched implements Agent<CapitalState> {

        private final Agent<CapitalState> opponent = Opponents.of(Tables.BOOK);
        private final List<String> done = new ArrayList<>();
        private final List<Request<?>> routes = new ArrayList<>();

        @Override
        public int pick(CapitalState state, Request<?> request) {
            int choice = opponent.pick(state, request);
            if (request.label().equals("vehicle.route")) {
                routes.add(request);
            }
            if (request.label().equals("turn.action")) {
                done.add(request.options().get(choice).id());
            }
            return choice;
        }
    }

    private static List<String> turn(CapitalState state) {
        return turn(state, new Watched());
    }

    private static List<String> turn(CapitalState state, Watched watched) {
        Simulation<CapitalState> simulation = new Simulation<>(watched);
        simulation.begin(state, 4);
        String acting = state.acting().orElseThrow().id();
        while (state.acting().orElseThrow().id().equals(acting) && state.actionsLeft() > 0) {
            new CapitalGame().advance(simulation);
        }
        return watched.done;
    }

    @Test
    void an_operator_fires_the_cannon_and_loads_it_again() {
        Combatant raider = foe("Raider", "hull-breaker", Point.metres(0, -60));
        CapitalState state = fight(ona, tank, raider);
        UnitSetup.seat(ona, tank, true);

        assertThat(turn(state)).containsExactly("attack:raider:laser-cannon-s-laser-cannon", "load:tank-laser");
    }

    @Test
    void an_operator_without_a_shot_drives_to_where_it_has_one() {
        Combatant carrier = vehicle("lamplighter", "heroes", HERE);
        Combatant raider = foe("Raider", "ash-hound", Point.metres(0, -34));
        CapitalState state = fight(ona, carrier, raider);
        UnitSetup.seat(ona, carrier, true);

        assertThat(turn(state).get(0)).startsWith("drive:lamplighter");
        assertThat(state.distance(carrier, raider)).isLessThan(20_000);
    }

    @Test
    void a_route_that_the_gamemaster_is_asked_for_is_the_usual_one() {
        Combatant carrier = vehicle("lamplighter", "heroes", HERE);
        CapitalState state = fight(ona, carrier, foe("Raider", "ash-hound", Point.metres(0, -34)));
        UnitSetup.seat(ona, carrier, true);
        Watched watched = new Watched();
        turn(state.copy(), watched);

        Request<?> route = Request.one(
                Decider.GAMEMASTER, "vehicle.route", watched.routes.get(0).options());

        assertThat(Opponents.of(Tables.BOOK).pick(state, route)).isEqualTo(route.fallbackIndex());
    }

    @Test
    void somebody_in_a_vehicle_that_can_do_nothing_more_gets_out() {
        Combatant raider = foe("Raider", "ash-hound", Point.metres(0, -30));
        CapitalState state = fight(ona, tank, raider);
        UnitSetup.seat(ona, tank, true);
        new Paid("tank-laser", 35, "fuel").apply(state);

        assertThat(turn(state)).startsWith("alight:tank-laser");
    }

    @Test
    void a_passenger_loads() {
        Combatant mate = friend("Mate", HERE);
        Combatant raider = foe("Raider", "ash-hound", Point.metres(0, -30));
        CapitalState state = fight(mate, ona, tank, raider);
        UnitSetup.seat(ona, tank, true);
        UnitSetup.seat(mate, tank, false);
        new ShellsChanged("tank-laser", 0).apply(state);

        assertThat(turn(state).get(0)).isEqualTo("load:tank-laser");
    }

    @Test
    void a_trained_passenger_takes_over_empty_controls() {
        CapitalState state = fight(ona, tank, foe("Raider", "ash-hound", Point.metres(0, -30)));
        UnitSetup.seat(ona, tank, false);

        assertThat(turn(state).get(0)).isEqualTo("board:tank-laser:controls");
    }

    @Test
    void a_plane_in_the_air_moves_before_anything_else() {
        Combatant pilot = ona("vehicle: aeroplane", HERE);
        Combatant plane = vehicle("aeroplane", "heroes", HERE);
        Combatant raider = foe("Raider", "ash-hound", Point.metres(0, -30));
        CapitalState state = fight(pilot, plane, raider);
        UnitSetup.lift(plane, 20_000);
        UnitSetup.seat(pilot, plane, true);

        assertThat(turn(state).get(0)).startsWith("drive:aeroplane");
    }

    @Test
    void nobody_goes_after_a_vehicle_that_is_empty() {
        Combatant empty = vehicle("bike", "raiders", HERE);

        assertThat(VehicleChoice.matters(empty)).isFalse();
        assertThat(VehicleChoice.worth(empty)).isZero();
        UnitSetup.seat(foe("Rider", "ash-hound", HERE), empty, true);
        assertThat(VehicleChoice.worth(empty)).isEqualTo(0.5);
    }
}
