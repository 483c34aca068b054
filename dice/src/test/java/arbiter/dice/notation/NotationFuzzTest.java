package arbiter.dice.notation;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.dice.TooLarge;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever is typed, the answer is an expression that can be read back, or an error that points into the text. */
class NotationFuzzTest {

    private static final String LETTERS =
            "0123456789dkhlrcsvstnPABCDS+-*/()!<>=%#F, \tüé\uD83C\uDFB2@[{.~adropkeepminx";

    private static final List<String> GOOD = List.of(
            "2d6+3",
            "4d10kh1+7",
            "40d6 drop 10 lowest 10 highest",
            "2d6+6 vs 2d6+5",
            "5d20 tn 12 crit 4 comp 19",
            "12cd",
            "3P 2A 2B vs 2C 3D 2S with 1 success 2 threat",
            "3A2P+2D1C",
            "2d6 reroll 1 lowest # sword",
            "max(3d6!>=5cs>=4, -(d% - 2) / 3)",
            "4dFr<0min0 keep 3 middle>=1",
            "d10 adv2 vs 8");

    @Test
    void anything_typed_is_an_expression_or_a_notation_error() {
        RandomStream random = new RandomStream(1);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.below(25); length > 0; length--) {
                text.append(letter(random));
            }
            check(text.toString());
        }
    }

    @Test
    void a_good_expression_with_typing_errors_is_an_expression_or_a_notation_error() {
        RandomStream random = new RandomStream(2);
        int understood = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(one(random));
            for (int changes = 1 + random.below(3); changes > 0; changes--) {
                change(text, random);
            }
            understood += check(text.toString()) ? 1 : 0;
        }
        assertThat(understood).isBetween(2_000, 18_000);
    }

    private static void change(StringBuilder text, RandomStream random) {
        int place = random.below(text.length() + 1);
        int end = Math.min(text.length(), place + random.below(4));
        switch (random.below(4)) {
            case 0 -> text.delete(place, end);
            case 1 -> text.insert(place, letter(random));
            case 2 -> text.insert(place, one(random));
            default -> text.insert(place, text.substring(place, end));
        }
    }

    /** Whether it was understood; odds are asked for as well, because they too may only be refused in one way. */
    private static boolean check(String text) {
        try {
            Expression expression = Expression.parse(text);
            assertThat(Expression.parse(expression.text())).as(text).isEqualTo(expression);
            assertThat(expression.roll(new RandomStream(3)).text()).isNotEmpty();
            if (text.length() % 16 == 0) {
                assertThat(expression.fast().outcomes()).isNotEmpty();
            }
            return true;
        } catch (NotationError error) {
            assertThat(error.position()).as(text).isBetween(0, text.length());
            assertThat(error.pointed().lines()).as(text).hasSize(3);
            return false;
        } catch (TooLarge refused) {
            return true;
        }
    }

    private static char letter(RandomStream random) {
        return LETTERS.charAt(random.below(LETTERS.length()));
    }

    private static String one(RandomStream random) {
        return GOOD.get(random.below(GOOD.size()));
    }
}
