package arbiter.lab.builds;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SummaryNumbersTest {

    @Test
    void numbers_are_found_in_the_words_of_a_summary() {
        assertThat(SummaryNumbers.of("adversary, Level 3")).containsEntry("level", 3);
        assertThat(SummaryNumbers.of("major, 40 GP of 45")).containsEntry("gp", 40);
        assertThat(SummaryNumbers.of("hive infiltrator, 150 of 160 experience")).containsEntry("experience", 150);
        assertThat(SummaryNumbers.of("pc, Faceless (Power Level 2), 0 XP"))
                .containsEntry("power level", 2)
                .containsEntry("xp", 0);
        assertThat(SummaryNumbers.of("minion")).isEmpty();
    }
}
