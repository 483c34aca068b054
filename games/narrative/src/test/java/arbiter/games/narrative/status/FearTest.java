package arbiter.games.narrative.status;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Rolls.pool;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

class FearTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, brann, enemy("ash-colossus", 1));

    @Test
    @Ledger("NAR-CHECK-4")
    void whoever_fails_is_hampered_until_the_encounter_ends() {
        play.dice("check.roll", 1, 1, 2, 4, 4) // f, h, h against nothing
                .choice("spend.against", "suffer-strain:threat+suffer-strain:threat");

        Fear.resolve(play, ilka, Difficulty.HARD, false, "the colossus");

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Ilka rolls Discipline, 2A vs 3D: failure, 1 failure, 2 threats",
                        "Ilka has 1 setback die for fear on all checks until the encounter ends",
                        "1 threat of Ilka buys Suffer strain",
                        "Ilka suffers 1 strain, 1 of 13",
                        "1 threat of Ilka buys Suffer strain",
                        "Ilka suffers 1 strain, 2 of 13");
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 2D 1S");
    }

    @Test
    @Ledger("NAR-CHECK-4")
    void threat_staggers_and_despair_makes_everything_harder() {
        play.choice("check.story-against", "yes")
                .dice("check.roll", 1, 1, 12, 7, 4) // d, hh, h
                .choice("spend.against", "freeze:threat+terror:despair");

        Fear.resolve(play, ilka, Difficulty.HARD, false, "the colossus");

        assertThat(Allowance.isStaggered(play.state(), ilka)).isTrue();
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 3D 1S");
    }

    @Test
    @Ledger("NAR-CHECK-4")
    void courage_is_shared_and_a_triumph_ends_fear() {
        ilka.set(new Afraid(true, 1, false));
        play.dice("check.roll", 12, 8, 1, 1, 1) // t, aa with Cool against 1 D, 1 more for terror, 1 S
                .choice("spend.active", "steady:advantage")
                .choice("spend.active", "encourage@brann-okar:advantage+fearless:triumph+done");

        Fear.resolve(play, ilka, Difficulty.EASY, true, "the colossus");

        assertThat(ilka.tokens().list()).hasSize(1);
        assertThat(brann.tokens().list()).hasSize(1);
        assertThat(ilka.afraid().immune()).isTrue();
        assertThat(Fear.resolve(play, ilka, Difficulty.FORMIDABLE, false, "the colossus"))
                .isTrue();
        play.allUsed();
    }
}
