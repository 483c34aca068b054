package arbiter.games.wasteland;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.testkit.RandomAgent;
import org.junit.jupiter.api.Test;

/** A shoot-out and a brawl played at random: nothing breaks, and a table is read back as it was written. */
class RandomFightsTest {

    private static final int FIGHTS = 20;
    private static final int STEPS = 400;

    private static final String BRAWL = """
            game: wasteland
            units:
              - {name: Rook, character: ../characters/rook.yaml, side: party, at: yard}
              - {name: Maul, character: ../characters/maul.yaml, side: party, at: road}
              - {id: thug, from: scav-thug, side: raiders, at: road}
              - {id: gunner, from: road-gunner, side: raiders, at: hall behind counter}
              - {id: hound, from: feral-hound, side: raiders, at: yard}
              - {id: frame, from: war-frame, side: raiders, at: hall}
              - {id: moth, from: glow-moth, side: raiders, at: road}
              - {id: wasp, from: bore-wasp, side: raiders, at: yard}
            scene:
              zones:
                - {name: yard, darkness: 1}
                - {name: road, radiation: true, rain: 1}
                - {name: hall, cover: [{name: counter, kind: wooden-cover}]}
              links:
                - {between: [yard, road]}
                - {between: [road, hall], obstacles: [waist-high]}
              reach:
                - [rook, hound, wasp]
                - [maul, thug, moth]
              unaware:
                - {unit: moth, of: [rook]}
              pools: {party: 3, gamemaster: 4}
              starts: gunner
            """;

    @Test
    void everybody_fights_and_the_table_can_be_saved() {
        for (int seed = 0; seed < FIGHTS; seed++) {
            WastelandState state = Tables.of(BRAWL);

            new Simulation<WastelandState>(new RandomAgent<>(seed)).play(Tables.BOOK.game(), state, seed, STEPS);

            String written = Tables.BOOK.json().write(state);
            assertThat(Tables.BOOK.json().read(written, WastelandState.class))
                    .as("fight " + seed)
                    .isEqualTo(state);
            assertThat(state.round()).isGreaterThan(1);
        }
    }
}
