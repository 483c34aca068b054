package arbiter.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.bench.hand.BestReroll;
import arbiter.bench.hand.Grid;
import arbiter.bench.hand.HighestDice;
import arbiter.bench.hand.HighestDie;
import arbiter.bench.hand.LibraryDuel;
import arbiter.bench.hand.MiddleDice;
import arbiter.bench.hand.StreamDuel;
import arbiter.bench.hand.WordDuel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class YardsticksTest {

    private static final int DUELS = 2_000_000;

    @ParameterizedTest
    @EnumSource
    void a_hand_written_program_gives_the_reference_answer(Task task) {
        assertThat(task.yardstick().problems().get()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void asked_again_it_gives_the_same_number(Task task) {
        assertThat(task.yardstick().work().getAsDouble())
                .isEqualTo(task.yardstick().work().getAsDouble());
    }

    @Test
    void without_a_reroll_the_attack_hits_287_times_in_432() {
        double standing = new BestReroll(6, 5).chances().standing();

        assertThat(References.T7_STANDING.problems(Answer.ofSuccess(standing))).isEmpty();
    }

    @Test
    void keeping_one_die_is_keeping_the_highest() {
        assertSame(new HighestDice(7, 1, 10).chances(), new HighestDie(7, 10).chances());
    }

    @Test
    void the_middle_one_of_three_dice_mirrors_itself() {
        Grid middle = new MiddleDice(3, 1, 6).chances();

        assertThat(middle.chances()[0]).isCloseTo(16 / 216.0, within(1e-15));
        assertThat(middle.chances()[5]).isCloseTo(16 / 216.0, within(1e-15));
    }

    @Test
    void two_million_duels_come_within_five_standard_errors() {
        assertThat(DuelReference.problems(new LibraryDuel(1).fight(DUELS))).isEmpty();
        assertThat(DuelReference.problems(new WordDuel(1).fight(DUELS))).isEmpty();
        assertThat(DuelReference.problems(new StreamDuel(1).fight(DUELS))).isEmpty();
    }

    private static void assertSame(Grid one, Grid other) {
        assertThat(one.chances()).usingComparatorWithPrecision(1e-15).containsExactly(other.chances());
    }
}
