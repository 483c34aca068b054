package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RememberedTest {

    @ParameterizedTest
    @EnumSource
    void asking_the_same_odds_again_is_a_lookup(Weights kind) {
        Remembered memory = new Remembered(kind);
        Distribution<Faces> first = memory.odds(Dice.of(3, 6));

        assertThat(first.kind()).isEqualTo(kind);
        assertThat(memory.odds(Dice.of(3, 6))).isSameAs(first);
        assertThat(memory.odds(Dice.of(2, 6))).isNotEqualTo(first);
    }

    @Test
    void large_results_are_remembered_too() {
        Remembered memory = new Remembered(Weights.FAST);
        Distribution<Faces> first = memory.odds(Dice.of(4, 20));

        assertThat(first.size()).isGreaterThan(5_000);
        assertThat(memory.odds(Dice.of(4, 20))).isSameAs(first);
    }

    @Test
    void more_draws_than_there_are_places_are_all_answered_right() {
        Remembered memory = new Remembered(Weights.EXACT);
        for (int round = 0; round < 2; round++) {
            for (int constant = 0; constant < 5_000; constant++) {
                Distribution<Integer> odds = memory.odds(Dice.of(1, 4).plus(constant));
                assertThat(odds.outcome(0)).isEqualTo(1 + constant);
            }
        }
    }
}
