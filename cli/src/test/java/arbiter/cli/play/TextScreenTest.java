package arbiter.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.cli.terminal.Terminal;
import arbiter.interpreters.live.OpenRequest;
import arbiter.kernel.Decider;
import arbiter.kernel.Moment;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import arbiter.kernel.YesNo;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextScreenTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Terminal terminal = Terminal.of(
            new ByteArrayInputStream(new byte[0]), out, new ByteArrayOutputStream(), StandardCharsets.UTF_8, false);

    private static Prospect hit(double probability, double margin) {
        return new Prospect(Optional.of(new Prospect.Main("hit", probability, margin)));
    }

    @Test
    void sampled_chances_say_about_and_how_far_off_they_may_be() {
        new TextScreen(terminal)
                .question(
                        new OpenRequest("1.0", 0, Request.one(Decider.unit("mara"), "strike", YesNo.BOTH)),
                        View.glance(new Moment(1, 1, "round 1"), List.of()),
                        List.of(hit(0.6643518, 0), hit(0.62, 0.0576)));
        terminal.out().flush();

        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("hit 66.44 %")
                .contains("hit about 62 %, give or take 6 %");
    }
}
