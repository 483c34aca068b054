package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import org.junit.jupiter.api.Test;

/** That what was shown is compared with what happened finds numbers that do not keep their word. */
class CalibrationContractTest {

    private static final int DECISIONS = 1_000;

    private static Calibration ofChances(double shown, int inTwenty) {
        RandomStream dice = new RandomStream(3);
        Calibration calibration = new Calibration();
        for (int i = 0; i < DECISIONS; i++) {
            calibration.chance(shown, dice.below(20) < inTwenty);
        }
        return calibration;
    }

    @Test
    void chances_that_keep_their_word_are_not_suspicious() {
        assertThat(ofChances(0.5, 10).suspicious()).isEmpty();
        assertThat(ofChances(0.95, 19).suspicious()).isEmpty();
        assertThat(ofChances(0.5, 10).compared()).isEqualTo(DECISIONS);
    }

    @Test
    void chances_that_do_not_are_told_by_how_large_they_were_said_to_be() {
        assertThat(ofChances(0.5, 12).suspicious())
                .hasSize(1)
                .allMatch(words -> words.startsWith("chances of 40 to 60 %"));
        assertThat(ofChances(0.95, 17).suspicious()).hasSize(1);
        assertThat(ofChances(1, 19).suspicious())
                .as("what was said to be certain")
                .hasSize(1);
    }

    @Test
    void numbers_that_are_off_are_found() {
        Calibration calibration = new Calibration();
        for (int i = 0; i < DECISIONS; i++) {
            calibration.number(3.5, 35.0 / 12, 3 + i % 3);
        }
        assertThat(calibration.suspicious()).hasSize(1);
        assertThat(calibration.comparedNumbers()).isEqualTo(DECISIONS);
    }
}
