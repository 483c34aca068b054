package arbiter.bench;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.bench.hand.DuelTally;
import org.junit.jupiter.api.Test;

class DuelReferenceTest {

    private final ExactDuel duel = new ExactDuel();

    @Test
    void the_first_attack_hits_more_often_than_the_second() {
        assertThat(duel.firstHits).isEqualTo(Fraction.of(287, 432));
        assertThat(duel.secondHits).isEqualTo(Fraction.of(575, 1296));
    }

    @Test
    void the_known_values_are_the_exact_ones_to_eight_decimals() {
        assertThat(duel.starterWins().printed()).isEqualTo(Double.toString(DuelReference.STARTER_WINS));
        assertThat(duel.turns().printed()).isEqualTo(Double.toString(DuelReference.TURNS));
        assertThat(duel.attacks().printed()).isEqualTo(Double.toString(DuelReference.ATTACKS));
    }

    @Test
    void duels_as_they_should_be_are_accepted() {
        assertThat(DuelReference.problems(new DuelTally(10_000, 6588, 42_099, 78_478)))
                .isEmpty();
    }

    @Test
    void too_many_wins_or_too_long_duels_are_named() {
        assertThat(DuelReference.problems(new DuelTally(10_000, 6900, 43_000, 80_000)))
                .satisfiesExactly(
                        wins -> assertThat(wins).startsWith("D1: the starter wins 0.69 a duel, should be 0.65884331"),
                        turns -> assertThat(turns).startsWith("D1: turns 4.3 a duel, should be 4.20993998"),
                        attacks -> assertThat(attacks).startsWith("D1: attacks 8.0 a duel, should be 7.84783736"));
    }
}
