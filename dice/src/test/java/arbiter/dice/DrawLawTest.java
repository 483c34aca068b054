package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A draw is one thing: rolled die by die, sampled, or worked out, it has the same odds. */
class DrawLawTest {

    private static final int SAMPLES = 200_000;

    static Stream<Pool<?>> draws() {
        Symbols gift = new Symbols(2, 1, 0, 0);
        return Stream.of(
                Dice.of(1, 6),
                Dice.of(2, 6),
                Dice.of(4, 6),
                Dice.of(3, 20),
                Dice.of(7, 3),
                Dice.of(2, 1),
                Dice.of(2, 6).plus(3),
                new Sum(
                        List.of(
                                Dice.of(2, 6).sum(),
                                Dice.of(1, 8).sum(),
                                Dice.of(2, 4).sum()),
                        -2),
                Dice.of(3, 10).keepHighest(1).plus(7),
                Sum.of(Dice.of(3, 6).keepLowest(2)).plus(Dice.of(1, 4).sum()),
                Dice.of(3, 6).sum(),
                Dice.of(4, 6).keepLowest(1),
                Dice.of(1, 10).keepHighest(1),
                Dice.of(4, 10).keepHighest(1),
                Dice.of(3, 10).keepLowest(1),
                Dice.of(4, 6).keepHighest(3),
                Dice.of(5, 6).drop(2, 1),
                Dice.of(2, 6).rerollLowest(1),
                Dice.of(3, 4).rerollHighest(2),
                new Rerolled(Dice.of(3, 4), 1, 1),
                new Against(Die.D10, 6),
                new Against(Die.D10, 13),
                TestPool.of(3, 12, 4),
                new TestPool(2, 16, 1, 5),
                new TestPool(2, 3, 5, 0),
                new CombatDice(1),
                new CombatDice(5),
                new SymbolPool(1, 1, 1, 1, 0, 0, Symbols.NONE),
                new SymbolPool(2, 0, 0, 2, 0, 0, Symbols.NONE),
                new SymbolPool(0, 1, 2, 0, 1, 1, gift),
                SymbolPool.EMPTY.and(1, SymbolDie.CHALLENGE).and(1, SymbolDie.SETBACK),
                SymbolPool.EMPTY.and(gift),
                new Contest(Dice.of(2, 6).plus(6), Dice.of(2, 6).plus(5)),
                new Contest(Dice.of(3, 10).keepHighest(1), Dice.of(1, 10).sum()));
    }

    @ParameterizedTest
    @MethodSource("draws")
    <T> void every_roll_counted_one_by_one_gives_the_exact_odds(Pool<T> draw) {
        assertThat(OddsAssert.chances(draw.exact())).as(draw.notation()).isEqualTo(EveryRoll.of(draw));
        OddsAssert.assertDoublesFit(draw.exact());
    }

    @ParameterizedTest
    @MethodSource("draws")
    <T> void the_fast_odds_agree_with_the_exact_ones(Pool<T> draw) {
        OddsAssert.assertAgree(draw.fast(), draw.exact());
    }

    @ParameterizedTest
    @MethodSource("draws")
    <T> void samples_follow_the_odds(Pool<T> draw) {
        RandomStream random = new RandomStream(20_240_607);
        Map<T, Integer> counts = new HashMap<>();
        for (int i = 0; i < SAMPLES; i++) {
            counts.merge(draw.sample(random), 1, Integer::sum);
        }
        Distribution<T> odds = draw.fast();
        double deviation = 0;
        double rare = 0;
        int rareCount = 0;
        int cells = 0;
        for (int i = 0; i < odds.size(); i++) {
            double expected = odds.probability(i) * SAMPLES;
            int count = counts.getOrDefault(odds.outcome(i), 0);
            counts.remove(odds.outcome(i));
            if (expected < 10) {
                rare += expected;
                rareCount += count;
            } else {
                cells++;
                deviation += (count - expected) * (count - expected) / expected;
            }
        }
        if (rare > 0) {
            cells++;
            deviation += (rareCount - rare) * (rareCount - rare) / rare;
        }
        assertThat(counts).as("outcomes outside the odds").isEmpty();
        assertThat(deviation).as(draw.notation()).isLessThan(cells + 5 * Math.sqrt(2.0 * cells) + 15);
    }

    @ParameterizedTest
    @MethodSource("draws")
    void remembered_odds_are_those_worked_out_afresh(Pool<?> draw) {
        assertThat(draw.exact()).isEqualTo(draw.odds(Weights.EXACT));
        assertThat(draw.fast()).isEqualTo(draw.odds(Weights.FAST));
    }
}
