package arbiter.games.narrative;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.rulebook.Encounter;
import arbiter.testkit.RandomAgent;
import org.junit.jupiter.api.Test;

/** Shipped encounters played at random: nothing breaks, and a table is read back as it was written. */
class ShippedFightsTest {

    private static final int FIGHTS = 8;
    private static final int STEPS = 400;

    @Test
    void everybody_fights_and_the_table_can_be_saved() {
        for (Encounter encounter : Tables.BOOK.encounters()) {
            for (int seed = 0; seed < FIGHTS; seed++) {
                NarrativeState state = encounter.situation().start(Tables.BOOK);

                new Simulation<NarrativeState>(new RandomAgent<>(seed)).play(Tables.BOOK.game(), state, seed, STEPS);

                String written = Tables.BOOK.json().write(state);
                assertThat(Tables.BOOK.json().read(written, NarrativeState.class))
                        .as(encounter.id() + " " + seed)
                        .isEqualTo(state);
                assertThat(state.round()).isGreaterThan(1);
            }
        }
    }
}
