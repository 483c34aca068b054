package arbiter.games.narrative.vehicle;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.Tables;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.testkit.RandomAgent;
import org.junit.jupiter.api.Test;

/** All vehicles that come with the game, with crews that do anything they can. */
class VehicleFightsTest {

    private static final int FIGHTS = 8;
    private static final int STEPS = 400;

    private static final String FIGHT = """
        game: narrative
        units:
          - {name: Ship, from: patrol-cruiser, side: players, now: {speed: 1}}
          - {name: Bike, from: scout-bike, side: players, now: {speed: 3}}
          - {name: Teven, character: ../characters/teven-rusk.yaml, side: players, at: aboard bike as pilot}
          - {name: Jun, character: ../characters/jun-halloran.yaml, side: players, at: aboard ship as gunner}
          - {name: Odane, character: ../characters/sister-odane.yaml, side: players, at: aboard ship as pilot}
          - {name: Gunship, from: assault-gunship, side: enemies, now: {speed: 4}}
          - {name: Carrier, from: armoured-carrier, side: enemies, now: {speed: 2}}
          - {name: Thrall, from: gun-thrall, side: enemies, at: aboard gunship as pilot}
          - {name: Sergeant, from: trooper-sergeant, side: enemies, at: aboard gunship as gunner}
          - {name: Troopers, from: line-trooper, side: enemies, now: {members: 3}, at: aboard carrier as gunner}
        scene: {apart: medium, together: short}
        """;

    @Test
    void crews_do_anything_and_the_table_can_be_saved() {
        for (int seed = 0; seed < FIGHTS; seed++) {
            NarrativeState state = Tables.of(FIGHT);

            new Simulation<NarrativeState>(new RandomAgent<>(seed)).play(Tables.BOOK.game(), state, seed, STEPS);

            String written = Tables.BOOK.json().write(state);
            assertThat(Tables.BOOK.json().read(written, NarrativeState.class))
                    .as("seed " + seed)
                    .isEqualTo(state);
            assertThat(state.round()).isGreaterThan(1);
        }
    }
}
