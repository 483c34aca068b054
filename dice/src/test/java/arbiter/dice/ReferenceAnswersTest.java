package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.function.Predicate;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Answers that four independent programs agree on, to eight decimals. */
class ReferenceAnswersTest {

    private static final Offset<Double> EIGHT_DECIMALS = within(5.000001e-9);

    @ParameterizedTest
    @EnumSource
    void a_middling_pool_of_symbol_dice(Weights kind) {
        Distribution<Symbols> odds = new SymbolPool(3, 2, 2, 2, 3, 2, Symbols.NONE).odds(kind);

        assertThat(odds.size()).isEqualTo(4126);
        check(odds, 0.54508049, symbols -> symbols.success() >= 1);
        check(odds, 0.47096534, symbols -> symbols.advantage() >= 1);
        check(odds, 0.16966391, symbols -> symbols.success() >= 1 && symbols.advantage() >= 1);
        check(odds, 0.22974537, symbols -> symbols.triumph() >= 1);
        check(odds, 0.15972222, symbols -> symbols.despair() >= 1);
        check(odds, 0.01959397, s -> s.success() >= 1 && s.triumph() >= 1 && s.despair() >= 1);
        check(odds, 0.01656030, new Symbols(0, 0, 0, 0)::equals);
        check(odds, 0.01755291, new Symbols(1, 1, 0, 0)::equals);
        checkRange(odds.numbers(Symbols::success), 0.75, -12, 12);
        checkRange(odds.numbers(Symbols::advantage), 1 / 3.0, -12, 14);
        checkRange(odds.numbers(Symbols::triumph), 0.25, 0, 3);
        checkRange(odds.numbers(Symbols::despair), 1 / 6.0, 0, 2);
        checkTotal(odds, "10567230160896");
    }

    @ParameterizedTest
    @EnumSource
    void a_huge_pool_of_symbol_dice(Weights kind) {
        Distribution<Symbols> odds = new SymbolPool(6, 4, 4, 5, 4, 4, Symbols.NONE).odds(kind);

        assertThat(odds.size()).isEqualTo(47453);
        check(odds, 0.64726974, symbols -> symbols.success() >= 1);
        check(odds, 0.60748993, symbols -> symbols.advantage() >= 1);
        check(odds, 0.31815062, symbols -> symbols.success() >= 1 && symbols.advantage() >= 1);
        check(odds, 0.40670781, symbols -> symbols.triumph() >= 1);
        check(odds, 0.35277215, symbols -> symbols.despair() >= 1);
        check(odds, 0.09240143, s -> s.success() >= 1 && s.triumph() >= 1 && s.despair() >= 1);
        check(odds, 0.00360106, new Symbols(0, 0, 0, 0)::equals);
        check(odds, 0.00533192, new Symbols(1, 1, 0, 0)::equals);
        checkRange(odds.numbers(Symbols::success), 1.75, -22, 24);
        checkRange(odds.numbers(Symbols::advantage), 1.5, -22, 28);
        checkRange(odds.numbers(Symbols::triumph), 0.5, 0, 6);
        checkRange(odds.numbers(Symbols::despair), 5 / 12.0, 0, 5);
        checkTotal(odds, "20937441238753144133910528");
    }

    @ParameterizedTest
    @EnumSource
    void the_highest_of_seven_d10(Weights kind) {
        Numbers odds = Dice.of(7, 10).keepHighest(1).odds(kind);

        assertThat(odds.size()).isEqualTo(10);
        checkMoments(odds, 9.19195750, 1.15360822);
        check(odds, 0.91764570, sum -> sum >= 8);
        check(odds, 0.79028480, sum -> sum >= 9);
        check(odds, 0.52170310, sum -> sum == 10);
    }

    @ParameterizedTest
    @EnumSource
    void the_ten_highest_of_twenty_d10(Weights kind) {
        Numbers odds = Dice.of(20, 10).keepHighest(10).odds(kind);

        assertThat(odds.size()).isEqualTo(91);
        checkMoments(odds, 78.64285713, 51.76125849);
        check(odds, 0.73013757, sum -> sum >= 75);
        check(odds, 0.05538919, sum -> sum == 80);
        check(odds, 0.47988283, sum -> sum >= 80);
        check(odds, 0.05173894, sum -> sum >= 90);
    }

    @ParameterizedTest
    @EnumSource
    void the_sum_of_a_hundred_d6(Weights kind) {
        Numbers odds = Dice.of(100, 6).sum().odds(kind);

        assertThat(odds.size()).isEqualTo(501);
        checkMoments(odds, 350, 291.66666667);
        check(odds, 0.02332261, sum -> sum == 350);
        check(odds, 0.28925928, sum -> sum >= 360);
        check(odds, 0.07577759, sum -> sum >= 375);
        check(odds, 0.00182302, sum -> sum >= 400);
    }

    @ParameterizedTest
    @EnumSource
    void the_middle_twenty_of_forty_d6(Weights kind) {
        Numbers odds = Dice.of(40, 6).drop(10, 10).odds(kind);

        assertThat(odds.size()).isEqualTo(101);
        checkMoments(odds, 70, 59.26628998);
        check(odds, 0.05008343, sum -> sum == 70);
        check(odds, 0.91298229, sum -> sum >= 60);
        check(odds, 0.28482421, sum -> sum >= 75);
        check(odds, 0.11045935, sum -> sum >= 80);
    }

    @ParameterizedTest
    @EnumSource
    void five_d20_against_a_target_number(Weights kind) {
        Distribution<TestRoll> odds = TestPool.of(5, 12, 4).odds(kind);

        assertThat(odds.size()).isEqualTo(36);
        check(odds, 0.98976000, roll -> roll.successes() >= 1);
        check(odds, 0.93856000, roll -> roll.successes() >= 2);
        check(odds, 0.81056000, roll -> roll.successes() >= 3);
        check(odds, 0.37536000, roll -> roll.successes() >= 5);
        check(odds, 0.01952000, roll -> roll.successes() >= 8);
        check(odds, 0.22621906, roll -> roll.complications() >= 1);
        check(odds, 0.02259250, roll -> roll.complications() >= 2);
        check(odds, 0.15565000, roll -> roll.successes() >= 3 && roll.complications() >= 1);
        check(odds, 0.17955000, new TestRoll(4, 0)::equals);
        checkTotal(odds, "3200000");
    }

    @ParameterizedTest
    @EnumSource
    void twelve_combat_dice(Weights kind) {
        Distribution<CombatRoll> odds = new CombatDice(12).odds(kind);

        assertThat(odds.size()).isEqualTo(169);
        check(odds, 0.97387680, roll -> roll.damage() >= 6);
        check(odds, 0.85367061, roll -> roll.damage() >= 8);
        check(odds, 0.57877438, roll -> roll.damage() >= 10);
        check(odds, 0.26239637, roll -> roll.damage() >= 12);
        check(odds, 0.01080482, roll -> roll.damage() >= 16);
        check(odds, 0.99229265, roll -> roll.effects() >= 1);
        check(odds, 0.60692532, roll -> roll.effects() >= 4);
        check(odds, 0.17772246, roll -> roll.effects() >= 6);
        check(odds, 0.38030586, roll -> roll.damage() >= 10 && roll.effects() >= 4);
        check(odds, 0.03952755, new CombatRoll(10, 4)::equals);
        checkTotal(odds, "2176782336");
    }

    private static <T> void check(Distribution<T> odds, double expected, Predicate<T> which) {
        assertThat(odds.probability(which)).isCloseTo(expected, EIGHT_DECIMALS);
    }

    private static void checkMoments(Numbers odds, double mean, double variance) {
        assertThat(odds.mean()).isCloseTo(mean, EIGHT_DECIMALS);
        assertThat(odds.variance()).isCloseTo(variance, EIGHT_DECIMALS);
    }

    private static void checkRange(Numbers odds, double mean, int lowest, int highest) {
        assertThat(odds.mean()).isCloseTo(mean, EIGHT_DECIMALS);
        assertThat(odds.lowest()).isEqualTo(lowest);
        assertThat(odds.highest()).isEqualTo(highest);
    }

    /** The rolls are counted exactly, and the weights add up to them. */
    private static void checkTotal(Distribution<?> odds, String rolls) {
        if (odds.kind() == Weights.EXACT) {
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i < odds.size(); i++) {
                sum = sum.add(odds.weight(i));
            }
            assertThat(odds.total()).isEqualTo(new BigInteger(rolls)).isEqualTo(sum);
        }
    }
}
