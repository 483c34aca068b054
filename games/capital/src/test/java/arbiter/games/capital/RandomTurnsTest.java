package arbiter.games.capital;

import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.unit.CapitalState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.testkit.RandomAgent;
import org.junit.jupiter.api.Test;

class RandomTurnsTest {

    /** People who stroll about at random may never meet again, so a long combat is as good as one that ends. */
    @Test
    void combats_of_captains_lancers_and_grapplers_go_on_without_a_hitch() {
        for (long seed = 1; seed <= 10; seed++) {
            CapitalState state = start();
            boolean ended = new Simulation<CapitalState>(new RandomAgent<>(seed))
                    .play(new CapitalGame(), state, seed, 3_000)
                    .isPresent();
            assertThat(ended || state.round() > 50).as("seed %d", seed).isTrue();
        }
    }

    private static CapitalState start() {
        return table(
                crew("Captain")
                        .can("thats-an-order-2")
                        .can("rally-1")
                        .can("assemble-1")
                        .at(0),
                crew("Lancer").can("surge-2").can("urgency").at(1),
                crew("Tamer").holding("whip", "whips").can("clear-mind").at(2),
                foe("Boss").bossfight(1).can("terrifying").can("certitude").at(3),
                foe("Chief")
                        .can("thats-an-order-1")
                        .can("rally-1")
                        .can("assemble-2")
                        .at(4),
                foe("Wrestler").can("surge-1").at(5));
    }
}
