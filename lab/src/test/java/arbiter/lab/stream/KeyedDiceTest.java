package arbiter.lab.stream;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Die;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class KeyedDiceTest {

    @Test
    void another_units_extra_roll_changes_nobody_elses_dice() {
        KeyedDice plain = KeyedDice.of(7, 1);
        KeyedDice changed = KeyedDice.of(7, 1);
        List<Integer> before = rolls(plain, "mara", 20);

        rolls(changed, "raider", 13);

        assertThat(rolls(changed, "mara", 20)).isEqualTo(before);
    }

    @Test
    void the_order_in_which_units_roll_does_not_matter() {
        KeyedDice one = KeyedDice.of(7, 1);
        KeyedDice other = KeyedDice.of(7, 1);
        int mara = one.next("mara", 2, "attack").next(Die.D20);
        int raider = one.next("raider", 2, "attack").next(Die.D20);

        assertThat(other.next("raider", 2, "attack").next(Die.D20)).isEqualTo(raider);
        assertThat(other.next("mara", 2, "attack").next(Die.D20)).isEqualTo(mara);
    }

    @Test
    void unit_round_label_and_repetition_all_count() {
        Die large = Die.of(1_000_000_000);
        KeyedDice dice = KeyedDice.of(7, 1);

        assertThat(List.of(
                        dice.next("mara", 1, "attack").next(large),
                        dice.next("mara", 1, "attack").next(large),
                        dice.next("mara", 2, "attack").next(large),
                        dice.next("mara", 1, "damage").next(large),
                        dice.next("raider", 1, "attack").next(large),
                        KeyedDice.of(7, 2).next("mara", 1, "attack").next(large),
                        KeyedDice.of(8, 1).next("mara", 1, "attack").next(large)))
                .doesNotHaveDuplicates();
    }

    @Test
    void one_thread_and_many_roll_the_same_fights() {
        List<List<Integer>> alone = LongStream.range(0, 500)
                .mapToObj(number -> rolls(KeyedDice.of(7, number), "mara", 5))
                .toList();
        List<List<Integer>> together = LongStream.range(0, 500)
                .parallel()
                .mapToObj(number -> rolls(KeyedDice.of(7, number), "mara", 5))
                .toList();

        assertThat(together).isEqualTo(alone);
    }

    @Test
    void every_side_comes_up_equally_often_over_the_fights() {
        int[] sides = new int[7];
        for (int number = 0; number < 60_000; number++) {
            sides[KeyedDice.of(3, number).next("mara", 1, "attack").next(Die.D6)]++;
        }
        double chi = IntStream.rangeClosed(1, 6)
                .mapToDouble(side -> Math.pow(sides[side] - 10_000, 2) / 10_000)
                .sum();

        assertThat(chi).isLessThan(20.5); // one in a thousand with five degrees of freedom
    }

    private static List<Integer> rolls(KeyedDice dice, String unit, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> dice.next(unit, 1 + i / 4, "attack").next(Die.D20))
                .toList();
    }
}
