package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is asked, the answer comes soon, and if it is a refusal it says which limit was met. */
class LimitsTest {

    static Stream<Supplier<Pool<?>>> huge() {
        return Stream.of(
                () -> Dice.of(1_000, 6).sum(),
                () -> Dice.of(2_000_000_000, 2_000_000_000).sum(),
                () -> Dice.of(20, 1_000_000).sum(),
                () -> Dice.of(2, 2_000_000_000).sum(),
                () -> Dice.of(1, Integer.MAX_VALUE).sum(),
                () -> new Sum(
                        List.of(Dice.of(2, 900_000).sum(), Dice.of(2, 900_000).sum()), 0),
                () -> Dice.of(100, 6),
                () -> Dice.of(2_000_000_000, 6),
                () -> Dice.of(2, 2_000_000_000),
                () -> Dice.of(2_000_000_000, 10).keepHighest(1),
                () -> Dice.of(200, 20).drop(50, 50),
                () -> Dice.of(3, 1_000_000).keepHighest(2),
                () -> Dice.of(30, 20).rerollLowest(20),
                () -> TestPool.of(2_000_000_000, 12, 4),
                () -> new CombatDice(2_000_000_000),
                () -> new SymbolPool(100, 100, 0, 100, 0, 0, Symbols.NONE),
                () -> new SymbolPool(20, 20, 20, 20, 20, 20, Symbols.NONE),
                () -> SymbolPool.EMPTY.and(2_000_000_000, SymbolDie.ABILITY),
                () -> new Against(Die.of(Integer.MAX_VALUE), 3),
                () -> new Contest(Dice.of(5_000, 6).sum(), Dice.of(1, 6).sum()));
    }

    @ParameterizedTest
    @MethodSource("huge")
    void a_draw_that_is_too_large_is_refused_by_both_kinds(Supplier<Pool<?>> draw) {
        for (Weights kind : Weights.values()) {
            assertThatThrownBy(() -> draw.get().odds(kind))
                    .isInstanceOf(TooLarge.class)
                    .hasMessageContaining("too large")
                    .hasMessageContaining("at most");
        }
    }

    static Stream<Pool<?>> large() {
        return Stream.of(
                Dice.of(371, 6).sum(),
                Dice.of(3, 100_000).sum(),
                Dice.of(1, 1_000_000).sum(),
                Dice.of(100, 10).keepHighest(50),
                Dice.of(8, 10),
                new CombatDice(100),
                TestPool.of(100, 12, 4),
                new SymbolPool(9, 8, 8, 8, 8, 8, Symbols.NONE));
    }

    @ParameterizedTest
    @MethodSource("large")
    void a_draw_below_the_limits_is_answered(Pool<?> draw) {
        for (Weights kind : Weights.values()) {
            assertThat(draw.odds(kind).size()).isPositive();
        }
    }

    @Test
    void impossible_draws_are_refused_in_words() {
        assertThatThrownBy(() -> Dice.of(0, 6)).hasMessageContaining("at least one d6, not 0");
        assertThatThrownBy(() -> Dice.of(3, 0)).hasMessageContaining("at least one side, not 0");
        assertThatThrownBy(() -> Dice.of(3, 6).keepHighest(4)).hasMessageContaining("3d6");
        assertThatThrownBy(() -> Dice.of(3, 6).keepHighest(0)).hasMessageContaining("leaves 0");
        assertThatThrownBy(() -> Dice.of(3, 6).drop(2, 2)).hasMessageContaining("leaves -1");
        assertThatThrownBy(() -> Dice.of(2, 6).rerollLowest(3)).hasMessageContaining("between 1 and 2");
        assertThatThrownBy(() -> new CombatDice(0)).hasMessageContaining("not 0");
        assertThatThrownBy(() -> TestPool.of(0, 12, 1)).hasMessageContaining("not 0");
        assertThatThrownBy(() -> new TestPool(2, 12, 1, 21)).hasMessageContaining("not 21");
        assertThatThrownBy(() -> SymbolPool.EMPTY.and(-1, SymbolDie.BOOST)).hasMessageContaining("not -1");
        assertThatThrownBy(() -> Weights.FAST.die(6).repeat(-1)).hasMessageContaining("not -1");
        assertThatThrownBy(() -> Weights.EXACT.uniform(3, 2)).hasMessageContaining("between 3 and 2");
    }
}
