package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class BotTest {

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 120, unit = TimeUnit.SECONDS)
    void two_programs_that_know_only_the_protocol_play_a_whole_duel() throws Exception {
        try (House house = House.open(folder)) {
            Process host = bot(house.address(), "new", "duel", "crossing", "travellers");
            BufferedReader hosts = host.inputReader();
            String link = hosts.readLine();
            assertThat(link).as("the invite").startsWith(house.address());
            Process guest = bot(house.address(), "join", link);
            String ending = hosts.readLine();

            assertThat(ending).as(house.address()).isNotBlank();
            assertThat(guest.inputReader().readLine()).isEqualTo(ending);
            assertThat(host.waitFor()).isZero();
            assertThat(guest.waitFor()).isZero();
        }
    }

    private static Process bot(String... words) throws IOException {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Path.of("../examples/bot/Bot.java").toString()));
        line.addAll(List.of(words));
        return new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
