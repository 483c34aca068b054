package arbiter.server.table.loaded;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Die;
import arbiter.dice.Thrower;
import arbiter.server.store.StoredTable;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Dice that follow from a secret: fair, the same again when nothing was stored, never the same otherwise. */
class TableDiceTest {

    private final TableDice dice = new TableDice(
            new StoredTable("table", "duel", "", false, "{}", new StoredTable.Secrets("open", "hidden", "names"), 0));

    private List<Integer> thrown(String label) {
        Thrower thrower = dice.at(label);
        return IntStream.range(0, 20).map(i -> thrower.next(Die.D20)).boxed().toList();
    }

    @Test
    void a_throw_that_was_not_stored_is_thrown_again_alike() {
        List<Integer> first = thrown("attack");
        dice.takeBack();
        assertThat(thrown("attack")).isEqualTo(first);
        dice.stored(dice.openThrows(), dice.hiddenThrows());
        dice.takeBack();
        assertThat(thrown("attack")).isNotEqualTo(first);
    }

    @Test
    void hidden_throws_come_from_another_secret_and_leave_the_open_ones_alone() {
        List<Integer> open = thrown("attack");
        dice.takeBack();
        dice.throwHidden(true);
        assertThat(thrown("attack")).isNotEqualTo(open);
        dice.throwHidden(false);
        assertThat(thrown("attack")).isEqualTo(open);
    }

    @Test
    void every_face_is_as_likely_as_another() {
        int[] faces = new int[7];
        Thrower thrower = dice.at("many");
        int count = 60_000;
        for (int i = 0; i < count; i++) {
            faces[thrower.next(Die.D6)]++;
        }
        double expected = count / 6.0;
        double chiSquare = IntStream.rangeClosed(1, 6)
                .mapToDouble(face -> (faces[face] - expected) * (faces[face] - expected) / expected)
                .sum();
        assertThat(chiSquare).isLessThan(33); // five degrees of freedom: beyond this once in 250,000 secrets
    }
}
