package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The arithmetics of exact weights do the same sums. */
class CellsTest {

    @Test
    void pairs_of_words_add_and_multiply_like_big_integers() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            int bits = random.nextInt(WideCells.BITS);
            BigInteger weight = new BigInteger(bits, random);
            BigInteger cell = new BigInteger(WideCells.BITS - 1 - bits, random);
            BigInteger before = new BigInteger(WideCells.BITS - 1, random);

            Cells wide = cells(before);
            wide.add(0, cells(cell), 0, 1, cells(weight), 0);

            assertThat(wide.toBig(0)).isEqualTo(before.add(cell.multiply(weight)));
            assertThat(wide.bits(0)).isEqualTo(wide.toBig(0).bitLength());
        }
    }

    @Test
    void pairs_of_words_multiply_by_small_numbers_like_big_integers() {
        Random random = new Random(8);
        for (int i = 0; i < 20_000; i++) {
            BigInteger cell = new BigInteger(random.nextInt(WideCells.BITS - 31), random);
            int weight = random.nextInt(Integer.MAX_VALUE);

            Cells wide = cells(BigInteger.ONE);
            wide.add(0, cells(cell), 0, 1, weight);

            assertThat(wide.toBig(0))
                    .isEqualTo(cell.multiply(BigInteger.valueOf(weight)).add(BigInteger.ONE));
        }
    }

    @Test
    void a_weight_keeps_its_value_in_wider_arithmetic() {
        Random random = new Random(9);
        for (int i = 0; i < 2_000; i++) {
            BigInteger weight = new BigInteger(random.nextInt(LongCells.BITS), random);
            Cells narrow = Cells.of(new BigInteger[] {weight});

            assertThat(narrow).isInstanceOf(LongCells.class);
            assertThat(narrow.fitted(100)).isInstanceOf(WideCells.class);
            assertThat(narrow.fitted(100).toBig(0)).isEqualTo(weight);
            assertThat(narrow.fitted(100).fitted(200)).isInstanceOf(BigCells.class);
            assertThat(narrow.fitted(200).toBig(0)).isEqualTo(weight);
        }
    }

    @Test
    void a_number_too_wide_for_a_word_is_refused_rather_than_cut() {
        Cells wide = cells(BigInteger.ONE.shiftLeft(63));
        assertThatThrownBy(() -> wide.toLong(0)).isInstanceOf(ArithmeticException.class);
    }

    private static Cells cells(BigInteger weight) {
        return new BigCells(new BigInteger[] {weight}).fitted(WideCells.BITS);
    }
}
