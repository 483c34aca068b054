package arbiter.dice.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How an expression is rolled and what its odds say must agree, for everything that can be written. */
class NotationLawTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2d6+3",
                "4d6kh3",
                "4d4dl1dh1",
                "3d6 reroll 1 lowest 1 highest",
                "2d6 reroll 2 highest",
                "2d6 reroll 1 lowest vs d6+5",
                "3d6r1kl2",
                "2d6ro<3min2max5",
                "4d4kh2>=3",
                "4d4kl3<=2",
                "4d4 reroll 1 lowest<2",
                "4d4 reroll 1 highest>2",
                "3d6=6",
                "d10 adv2",
                "3dF*2",
                "7/2-d4/2",
                "-3/d3",
                "max(2d4,d8)-min(d4,2)",
                "d4*d4*d4",
                "2d20 tn 12 crit 4 comp 18",
                "5cd",
                "1P 1A 1B vs 1C",
                "1A1D1S with 2 advantages"
            })
    void every_kind_of_expression_is_rolled_by_its_odds(String text) {
        agree(text);
    }

    @Test
    void random_expressions_are_rolled_by_their_odds_and_read_back_from_their_text() {
        for (int seed = 0; seed < 200; seed++) {
            String text = new RandomExpressions(seed).any();
            Expression expression = Expression.parse(text);

            agree(text);
            assertThat(Expression.parse(expression.text())).as(text).isEqualTo(expression);
            assertThat(Expression.parse(expression.text()).text()).as(text).isEqualTo(expression.text());
        }
    }

    /** Only few sequences reach the bound, so all of them can be followed. */
    @ParameterizedTest
    @ValueSource(strings = {"d4!", "2d3!", "d6!>=5cs>=4", "2d3!cs=3", "d3r1!", "dF!-d2"})
    void exploding_dice_are_rolled_by_their_odds(String text) {
        agree(text);
    }

    @Test
    void a_die_that_is_cut_short_was_thrown_eleven_times() {
        Expression expression = Expression.parse("2d3!");
        Map<Boolean, Fraction> cut = AllRolls.of(thrower -> cutShort(expression.roll(thrower)));

        assertThat(expression.exact().chances().get("cut-short").exact()).contains(cut.get(true));
        assertThat(expression.fast().chances().get("cut-short").probability())
                .isCloseTo(cut.get(true).toDouble(), within(1e-15));
    }

    private static boolean cutShort(Rolled rolled) {
        int run = 0;
        for (ThrownDie die : rolled.dice().get(0).dice()) {
            if (run == Bounds.EXPLOSIONS && die.shows().equals("3")) {
                return true;
            }
            run = die.fate() == Fate.EXPLODED ? run + 1 : 0;
        }
        return false;
    }

    /** Rerolls without an end cannot all be followed; what stands at last is thrown like a die without those faces. */
    @ParameterizedTest
    @CsvSource({"2d6rr1, 2, 6", "3d4rr<3kh2, 3, 4", "2d6rr>4!4cs>=3, 1, 4"})
    void dice_rerolled_until_they_fit_are_thrown_like_dice_without_those_faces(String text, int from, int to) {
        Expression expression = Expression.parse(text);

        assertThat(exact(expression))
                .isEqualTo(AllRolls.given(
                        side -> side >= from && side <= to,
                        thrower -> expression.roll(thrower).value()));
    }

    @Test
    void a_die_is_rerolled_only_for_the_faces_that_were_named() {
        assertThat(AllRolls.given(
                        side -> side <= 2,
                        thrower -> Expression.parse("d6r1").roll(thrower).text()))
                .containsOnlyKeys("[(1 again) 1] = 1", "[(1 again) 2] = 2", "[2] = 2");
    }

    private static void agree(String text) {
        Expression expression = Expression.parse(text);
        Map<Value, Fraction> rolled =
                AllRolls.of(thrower -> expression.roll(thrower).value());

        assertThat(exact(expression)).as(text).isEqualTo(rolled);
        assertThat(fast(expression))
                .as(text)
                .allSatisfy((value, chance) ->
                        assertThat(chance).isCloseTo(rolled.get(value).toDouble(), within(1e-12)));
        assertThat(AllRolls.of(expression.draw()::roll)).as(text).isEqualTo(drawn(expression));
    }

    private static Map<Value, Fraction> exact(Expression expression) {
        Map<Value, Fraction> chances = new HashMap<>();
        for (Outcome outcome : expression.exact().outcomes()) {
            chances.put(outcome.value(), outcome.chance().exact().orElseThrow());
        }
        return chances;
    }

    private static Map<Value, Double> fast(Expression expression) {
        Map<Value, Double> chances = new HashMap<>();
        for (Outcome outcome : expression.fast().outcomes()) {
            chances.put(outcome.value(), outcome.chance().probability());
        }
        return chances;
    }

    private static Map<Object, Fraction> drawn(Expression expression) {
        Map<Object, Fraction> chances = new HashMap<>();
        Distribution<?> odds = expression.draw().exact();
        for (int i = 0; i < odds.size(); i++) {
            chances.put(odds.outcome(i), Fraction.of(odds.weight(i), odds.total()));
        }
        return chances;
    }
}
