package arbiter.tabletop.unit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IntsTest {

    @Test
    void a_row_never_changes() {
        int[] given = {1, 2, 3};
        Ints row = Ints.of(given);
        given[0] = 9;
        Ints changed = row.with(1, 5).and(4);

        assertThat(row).isEqualTo(Ints.of(1, 2, 3)).hasToString("[1, 2, 3]");
        assertThat(changed).isEqualTo(Ints.of(1, 5, 3, 4));
        assertThat(changed.sum()).isEqualTo(13);
        assertThat(changed.get(3)).isEqualTo(4);
    }

    @Test
    void the_same_number_again_is_the_same_row() {
        Ints row = Ints.zeros(2);
        assertThat(row.with(0, 0)).isSameAs(row);
        assertThat(row).hasSameHashCodeAs(Ints.of(0, 0)).isNotEqualTo(Ints.zeros(3));
    }
}
