package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.Rounds;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines that are cut at random while everybody plays: whoever comes back has missed nothing and done nothing twice. */
class DroppedSocketTest {

    @TempDir
    private Path folder;

    @Test
    void whoever_comes_back_sees_what_the_server_sees() throws InterruptedException {
        Random random = new Random(11);
        AtomicReference<CountDownLatch> pulses = new AtomicReference<>(new CountDownLatch(0));
        try (House house = House.open(folder)) {
            Evening evening =
                    Evening.begin(house.address(), 3, 3, () -> pulses.get().countDown());
            evening.connect(house.address());
            evening.play(true);
            for (int i = 0; i < Rounds.of(500, 5000); i++) {
                List<Guest> guests = evening.guests();
                Guest guest = guests.get(random.nextInt(guests.size()));
                guest.cut();
                pulses.set(new CountDownLatch(random.nextInt(4)));
                pulses.get().await(5, TimeUnit.MILLISECONDS);
                guest.connect(house.address());
                guest.play(true);
            }
            evening.settle(house.address());
            Witness server = Witness.at(house.address());
            evening.checkNothingIsLost(server);
            evening.checkWhatWasTold(server);
            evening.checkEverybodySees(server);
            assertThat(evening.guests())
                    .allSatisfy(guest -> assertThat(guest.refusals()).allMatch(code -> code.equals("not-open")));
        }
    }
}
