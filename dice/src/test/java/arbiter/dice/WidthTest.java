package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** However many dice there are, exact weights stay exact and fast ones agree: nothing overflows. */
class WidthTest {

    @Test
    void sums_of_equal_dice_are_exact_at_every_width() {
        for (int sides : new int[] {2, 6, 10, 31}) {
            BigInteger[] ways = {BigInteger.ONE};
            for (int count = 1; count <= 60; count++) {
                ways = oneMore(ways, sides);
                Numbers exact = Weights.EXACT.die(sides).repeat(count);
                assertThat(weights(exact)).as(count + "d" + sides).isEqualTo(ways);
                assertThat(exact.lowest()).isEqualTo(count);
                assertThat(exact.total()).isEqualTo(BigInteger.valueOf(sides).pow(count));
            }
        }
    }

    @Test
    void fast_sums_agree_up_to_the_limit() {
        for (int[] dice : new int[][] {{371, 6}, {288, 10}, {144, 100}, {200, 20}, {900, 2}, {20, 1000}}) {
            Total sum = Dice.of(dice[0], dice[1]).sum();
            OddsAssert.assertAgree(sum.odds(Weights.FAST), sum.odds(Weights.EXACT));
        }
    }

    @Test
    void uneven_dice_are_exact_at_every_width() {
        Numbers die = Weights.EXACT.die(5).numbers(face -> face * face % 7);
        Numbers sum = Weights.EXACT.uniform(0, 0);
        for (int count = 1; count <= 70; count++) {
            sum = sum.plus(die);
            assertThat(die.repeat(count)).as("%s times", count).isEqualTo(sum);
            assertThat(sum.total()).isEqualTo(BigInteger.valueOf(5).pow(count));
        }
    }

    @Test
    void kept_dice_are_exact_at_every_width() {
        for (int count = 10; count <= 70; count += 3) {
            Numbers highest = Dice.of(count, 6).keepHighest(1).odds(Weights.EXACT);
            for (int face = 1; face <= 6; face++) {
                BigInteger atMost = BigInteger.valueOf(face).pow(count);
                BigInteger below = BigInteger.valueOf(face - 1).pow(count);
                assertThat(highest.weight(face - 1)).isEqualTo(atMost.subtract(below));
            }
            Numbers all = Dice.of(count, 6).drop(0, 0).odds(Weights.EXACT);
            assertThat(all).isEqualTo(Dice.of(count, 6).sum().odds(Weights.EXACT));
            Kept middle = Dice.of(count, 6).drop(count / 3, count / 4);
            OddsAssert.assertAgree(middle.odds(Weights.FAST), middle.odds(Weights.EXACT));
            assertThat(total(middle.odds(Weights.EXACT)))
                    .isEqualTo(BigInteger.valueOf(6).pow(count));
        }
    }

    @Test
    void symbol_pools_are_exact_at_every_width() {
        Map<Symbols, BigInteger> ways = new HashMap<>(Map.of(Symbols.NONE, BigInteger.ONE));
        SymbolPool pool = SymbolPool.EMPTY;
        for (int count = 1; count <= 26; count++) {
            SymbolDie die = count % 5 == 0 ? SymbolDie.CHALLENGE : SymbolDie.SETBACK;
            ways = oneMore(ways, die);
            pool = pool.and(1, die);
            if (count > 20) {
                assertThat(weights(pool.odds(Weights.EXACT)))
                        .as(pool.notation())
                        .isEqualTo(ways);
            }
        }
        SymbolPool wider = new SymbolPool(3, 0, 0, 4, 0, 44, Symbols.NONE);
        assertThat(wider.odds(Weights.EXACT).total().bitLength()).isGreaterThan(WideCells.BITS);
        assertThat(total(wider.odds(Weights.EXACT)))
                .isEqualTo(wider.odds(Weights.EXACT).total());
        OddsAssert.assertAgree(wider.odds(Weights.FAST), wider.odds(Weights.EXACT));
    }

    @Test
    void combat_dice_and_tests_are_exact_at_every_width() {
        for (int count = 20; count <= 52; count += 4) {
            CombatDice combat = new CombatDice(count);
            assertThat(total(combat.odds(Weights.EXACT)))
                    .isEqualTo(BigInteger.valueOf(6).pow(count));
            OddsAssert.assertAgree(combat.odds(Weights.FAST), combat.odds(Weights.EXACT));
            TestPool test = TestPool.of(count, 12, 4);
            assertThat(total(test.odds(Weights.EXACT)))
                    .isEqualTo(BigInteger.valueOf(20).pow(count));
            OddsAssert.assertAgree(test.odds(Weights.FAST), test.odds(Weights.EXACT));
        }
    }

    @Test
    void many_combinations_in_a_row_stay_exact() {
        Distribution<Integer> exact = Weights.EXACT.die(100);
        Distribution<Integer> fast = Weights.FAST.die(100);
        for (int i = 0; i < 200; i++) {
            exact = exact.combine(Weights.EXACT.die(100), (a, b) -> a * b % 101);
            fast = fast.combine(Weights.FAST.die(100), (a, b) -> a * b % 101);
        }
        assertThat(exact.total()).isEqualTo(BigInteger.valueOf(100).pow(201));
        assertThat(exact.chanceOf(17)).isEqualTo(Fraction.of(1, 100));
        OddsAssert.assertAgree(fast, exact);
    }

    private static BigInteger[] oneMore(BigInteger[] ways, int sides) {
        BigInteger[] next = new BigInteger[ways.length + sides - 1];
        Arrays.fill(next, BigInteger.ZERO);
        for (int i = 0; i < ways.length; i++) {
            for (int face = 0; face < sides; face++) {
                next[i + face] = next[i + face].add(ways[i]);
            }
        }
        return next;
    }

    private static Map<Symbols, BigInteger> oneMore(Map<Symbols, BigInteger> ways, SymbolDie die) {
        Map<Symbols, BigInteger> next = new HashMap<>();
        ways.forEach((symbols, count) -> {
            for (int side = 1; side <= die.die().sides(); side++) {
                next.merge(symbols.plus(die.face(side)), count, BigInteger::add);
            }
        });
        return next;
    }

    private static BigInteger[] weights(Numbers numbers) {
        BigInteger[] weights = new BigInteger[numbers.size()];
        Arrays.setAll(weights, numbers::weight);
        return weights;
    }

    private static <T> Map<T, BigInteger> weights(Distribution<T> odds) {
        Map<T, BigInteger> weights = new HashMap<>();
        for (int i = 0; i < odds.size(); i++) {
            weights.put(odds.outcome(i), odds.weight(i));
        }
        return weights;
    }

    private static BigInteger total(Distribution<?> odds) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < odds.size(); i++) {
            sum = sum.add(odds.weight(i));
        }
        return sum;
    }
}
