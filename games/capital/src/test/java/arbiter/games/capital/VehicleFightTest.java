package arbiter.games.capital;

import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.friend;
import static arbiter.games.capital.Motorpool.ona;
import static arbiter.games.capital.Motorpool.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.json.Json;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.interpreters.simulation.Simulation;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.RandomAgent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole fights with vehicles and Companions, played at random. */
class VehicleFightTest {

    private static final List<String> OURS = List.of("dust-skimmer", "cargo-walker", "lamplighter");

    private static final List<String> KINDS = List.of(
            "tank-laser",
            "tank-ballistic",
            "mechsuit-dancer",
            "mechsuit-strider",
            "aeroplane",
            "bike",
            "dust-skimmer",
            "cargo-walker",
            "lamplighter");

    @Test
    @Ledger({"dust-skimmer", "cargo-walker", "lamplighter"})
    void crews_stay_with_their_vehicles_and_nobody_spends_what_they_do_not_have() {
        for (int seed = 0; seed < 180; seed++) {
            CapitalState state = yard(KINDS.get(seed % KINDS.size()));
            Simulation<CapitalState> simulation = new Simulation<>(new RandomAgent<CapitalState>(seed));
            CapitalGame game = new CapitalGame();
            simulation.begin(state, seed);
            for (int step = 0; step < 150 && game.ending(state).isEmpty(); step++) {
                game.advance(simulation);
                check(state);
            }
            assertThat(state.copy()).isEqualTo(state);
        }
    }

    @Test
    void a_saved_fight_comes_back_with_crews_and_bonds() {
        CapitalState state = yard("tank-laser");
        Json json = new CapitalRulebook().json();

        assertThat(json.read(json.write(state), CapitalState.class)).isEqualTo(state);
    }

    private static void check(CapitalState state) {
        for (Combatant unit : state.units()) {
            assertThat(unit.energy()).isNotNegative();
            unit.riding().ifPresent(seat -> {
                Combatant vehicle = state.unit(seat.vehicle());
                assertThat(vehicle.crew().aboard()).contains(unit.id());
                assertThat(unit.base().centre()).isEqualTo(vehicle.base().centre());
                assertThat(unit.base().altitude()).isEqualTo(vehicle.base().altitude());
            });
            if (unit.isVehicle()) {
                assertThat(unit.crew().ammo()).isNotNegative();
                assertThat(unit.base().altitude()).isNotNegative();
            }
        }
    }

    private static CapitalState yard(String kind) {
        Combatant driver = ona("vehicle: " + (OURS.contains(kind) ? "bike" : kind), Point.metres(0, 0));
        Combatant machine = OURS.contains(kind)
                ? vehicle(kind, "heroes", Point.metres(0, 0))
                : UnitSetup.vehicle("machine", driver, Point.metres(0, 0), Facing.EAST);
        Combatant mate = friend("Mate", Point.metres(4, 0));
        Combatant keeper = foeWithBeast();
        UnitSetup.seat(driver, machine, true);
        return new CapitalState(
                List.of(
                        driver,
                        machine,
                        mate,
                        keeper,
                        UnitSetup.companion("beast", keeper, Point.metres(21, 0)),
                        foe("Gunner", "dock-gunner", Point.metres(20, 9))),
                List.of(new Blocker.Pillar(Point.metres(12, 3), 2000)));
    }

    private static Combatant foeWithBeast() {
        Combatant owner = ona("companion: land-beast\n  scores: {STR: 7, FTD: 6, AGI: 5, CHA: 4}", Point.metres(20, 0));
        return new Combatant("keeper", "Keeper", "raiders", owner.profile(), owner.base());
    }
}
