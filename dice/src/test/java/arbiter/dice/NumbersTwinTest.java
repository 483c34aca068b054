package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** Every quick way to count is held against counting roll by roll, on many small random dice. */
class NumbersTwinTest {

    private static final int CASES = 300;

    @Test
    void a_repeated_roll_is_the_sum_of_all_rolls() {
        for (int seed = 0; seed < CASES; seed++) {
            Random random = new Random(seed);
            Map<Integer, Fraction> die = die(random);
            int times = random.nextInt(5);
            var twin = enumerate(die, times, rolls -> Arrays.stream(rolls).sum());
            check(twin, exact(die).repeat(times), fast(die).repeat(times));
        }
    }

    @Test
    void dropped_dice_are_the_lowest_and_the_highest_of_each_roll() {
        for (int seed = 0; seed < CASES; seed++) {
            Random random = new Random(seed);
            Map<Integer, Fraction> die = die(random);
            int rolls = 1 + random.nextInt(5);
            int lowest = random.nextInt(rolls);
            int highest = random.nextInt(rolls - lowest);
            var twin = enumerate(die, rolls, faces -> kept(faces, lowest, highest));
            check(twin, exact(die).drop(rolls, lowest, highest), fast(die).drop(rolls, lowest, highest));
        }
    }

    @Test
    void keeping_is_dropping_the_others() {
        Numbers die = Weights.EXACT.die(6);
        assertThat(die.keepHighest(5, 2)).isEqualTo(die.drop(5, 3, 0));
        assertThat(die.keepLowest(5, 2)).isEqualTo(die.drop(5, 0, 3));
        assertThat(die.keepMiddle(5, 1)).isEqualTo(die.drop(5, 2, 2));
        assertThat(die.keepMiddle(4, 1)).isEqualTo(die.drop(4, 2, 1));
    }

    @Test
    void sums_and_margins_of_two_rolls() {
        for (int seed = 0; seed < CASES; seed++) {
            Random random = new Random(seed);
            Map<Integer, Fraction> first = die(random);
            Map<Integer, Fraction> second = die(random);
            Map<Integer, Fraction> sum = new HashMap<>();
            Map<Integer, Fraction> margin = new HashMap<>();
            first.forEach((a, p) -> second.forEach((b, q) -> {
                sum.merge(a + b, p.times(q), Fraction::plus);
                margin.merge(a - b, p.times(q), Fraction::plus);
            }));
            check(sum, exact(first).plus(exact(second)), fast(first).plus(fast(second)));
            check(margin, exact(first).minus(exact(second)), fast(first).minus(fast(second)));
        }
    }

    @Test
    void far_apart_numbers_add_up_too() {
        Numbers far = Weights.EXACT.die(3).times(1_000_000);
        Numbers sum = far.plus(far).plus(Weights.EXACT.die(2));
        assertThat(sum.size()).isEqualTo(10);
        assertThat(sum.chanceOf(4_000_001)).isEqualTo(Fraction.of(3, 18));
        assertThat(sum.chanceOf(4_000_003)).isEqualTo(Fraction.ZERO);
    }

    @Test
    void exploding_dice_roll_on_and_say_how_often_they_were_cut_short() {
        Exploded exploded = Weights.EXACT.die(6).explode(face -> face == 6, 2);
        Map<Integer, Fraction> twin = new HashMap<>();
        for (int a = 1; a <= 6; a++) {
            for (int b = 1; b <= 6; b++) {
                for (int c = 1; c <= 6; c++) {
                    int sum = a + (a == 6 ? b : 0) + (a == 6 && b == 6 ? c : 0);
                    twin.merge(sum, Fraction.of(1, 216), Fraction::plus);
                }
            }
        }
        assertThat(OddsAssert.chances(exploded.sum())).isEqualTo(twin);
        assertThat(exploded.cutShort().chanceOf(true)).isEqualTo(Fraction.of(1, 216));
        OddsAssert.assertAgree(Weights.FAST.die(6).explode(face -> face == 6, 2).sum(), exploded.sum());
    }

    @Test
    void successes_are_counted_over_all_rolls() {
        var twin = enumerate(Map.of(1, Fraction.of(1, 4), 2, Fraction.of(3, 4)), 4, rolls ->
                (int) Arrays.stream(rolls).filter(face -> face == 2).count());
        Map<Integer, Fraction> die = new LinkedHashMap<>();
        die.put(1, Fraction.of(1, 4));
        die.put(2, Fraction.of(3, 4));
        check(twin, exact(die).successes(4, face -> face == 2), fast(die).successes(4, face -> face == 2));
    }

    private static void check(Map<Integer, Fraction> twin, Numbers exact, Numbers fast) {
        assertThat(OddsAssert.chances(exact)).isEqualTo(twin);
        OddsAssert.assertAgree(fast, exact);
        for (int i = 1; i < exact.size(); i++) {
            assertThat(exact.number(i)).isGreaterThan(exact.number(i - 1));
        }
    }

    /** Two to five faces somewhere from -3 to 9, with chances in small proportions. */
    private static Map<Integer, Fraction> die(Random random) {
        List<Integer> faces = new ArrayList<>();
        int sides = 2 + random.nextInt(4);
        for (int i = 0; i < sides; i++) {
            faces.add(random.nextInt(13) - 3);
        }
        Map<Integer, Fraction> die = new LinkedHashMap<>();
        faces.forEach(face -> die.merge(face, Fraction.of(1, sides), Fraction::plus));
        return die;
    }

    private static Numbers exact(Map<Integer, Fraction> die) {
        return Weights.EXACT.<Integer>weighted(die).numbers(Integer::intValue);
    }

    private static Numbers fast(Map<Integer, Fraction> die) {
        return Weights.FAST.<Integer>weighted(die).numbers(Integer::intValue);
    }

    private static int kept(int[] rolls, int lowest, int highest) {
        int[] sorted = rolls.clone();
        Arrays.sort(sorted);
        return Arrays.stream(sorted, lowest, sorted.length - highest).sum();
    }

    private static Map<Integer, Fraction> enumerate(
            Map<Integer, Fraction> die, int times, ToIntFunction<int[]> reading) {
        Map<Integer, Fraction> chances = new HashMap<>();
        enumerate(die, new int[times], 0, Fraction.ONE, reading, chances);
        return chances;
    }

    private static void enumerate(
            Map<Integer, Fraction> die,
            int[] rolls,
            int next,
            Fraction chance,
            ToIntFunction<int[]> reading,
            Map<Integer, Fraction> chances) {
        if (next == rolls.length) {
            chances.merge(reading.applyAsInt(rolls), chance, Fraction::plus);
            return;
        }
        die.forEach((face, share) -> {
            rolls[next] = face;
            enumerate(die, rolls, next + 1, chance.times(share), reading, chances);
        });
    }
}
