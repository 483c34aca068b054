package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.store.Cluster;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Two real processes on one PostgreSQL, with players of the same tables on either; then one of them is killed. */
class TwoServersTest {

    private final AtomicReference<CountDownLatch> pulses = new AtomicReference<>(new CountDownLatch(0));

    @Test
    void players_of_a_killed_process_go_on_at_the_other_and_nothing_is_lost() throws InterruptedException {
        String database = Cluster.address();
        try (RealServer one = RealServer.start(database);
                RealServer other = RealServer.start(database)) {
            Evening evening = Evening.begin(one.said(), 3, 7, () -> pulses.get().countDown());
            List<Guest> guests = evening.guests();
            for (int i = 0; i < guests.size(); i++) {
                guests.get(i).connect(i % 2 == 0 ? one.said() : other.said());
            }
            play(evening, 300);
            evening.settle(other.said());
            evening.checkEverybodySees(Witness.at(one.said()));
            evening.checkWhatWasTold(Witness.at(other.said()));

            evening.play(true);
            await(300);
            one.kill();
            for (int i = 0; i < guests.size(); i += 2) {
                guests.get(i).connect(other.said());
            }
            play(evening, 200);
            evening.settle(other.said());
            evening.checkNothingIsLost(Witness.at(other.said()));
            evening.checkWhatWasTold(Witness.at(other.said()));
            evening.checkEverybodySees(Witness.at(other.said()));
        }
    }

    private void play(Evening evening, int messages) throws InterruptedException {
        pulses.set(new CountDownLatch(messages));
        evening.play(true);
        assertThat(pulses.get().await(60, TimeUnit.SECONDS)).as("play goes on").isTrue();
    }

    private void await(int messages) throws InterruptedException {
        pulses.set(new CountDownLatch(messages));
        assertThat(pulses.get().await(60, TimeUnit.SECONDS)).as("play goes on").isTrue();
    }
}
