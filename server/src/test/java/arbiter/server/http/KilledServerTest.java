package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebooks;
import arbiter.server.Rounds;
import arbiter.server.store.Store;
import arbiter.server.table.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server that is killed at random instants while twenty programs play at five tables: nothing that was acknowledged is
 * lost, nothing is done twice, and everybody goes on where they were.
 */
class KilledServerTest {

    private static final int TABLES = 5;
    private static final int AT_ONCE = 2;

    /** Enough for every guest to have several commands under way. */
    private static final int MESSAGES = 120;

    @TempDir
    private Path folder;

    @Test
    void whatever_was_acknowledged_outlives_a_kill() {
        int kills = Rounds.of(50, 500) / AT_ONCE;
        List<CompletableFuture<Integer>> lanes = Stream.of(1, 2)
                .map(lane -> CompletableFuture.supplyAsync(() -> killed(folder.resolve("lane" + lane), lane, kills)))
                .toList();

        assertThat(lanes.stream().mapToInt(CompletableFuture::join).sum()).isPositive();
    }

    /** How many commands were acknowledged. */
    private static int killed(Path data, long seed, int kills) {
        Random random = new Random(seed);
        AtomicReference<CountDownLatch> pulses = new AtomicReference<>(new CountDownLatch(0));
        RealServer server = RealServer.start(data.toString());
        try {
            Evening evening = Evening.begin(
                    server.said(), TABLES, seed, () -> pulses.get().countDown());
            for (int i = 0; i < kills; i++) {
                pulses.set(new CountDownLatch(1 + random.nextInt(MESSAGES)));
                evening.connect(server.said());
                evening.play(true);
                waitFor(pulses.get(), random.nextInt(2_000_000));
                server.kill();
                evening.play(false);
                checkWhatIsLeft(data, evening);
                server = RealServer.start(data.toString());
            }
            evening.connect(server.said());
            evening.settle(server.said());
            evening.checkEverybodySees(Witness.at(server.said()));
            server.kill();
            checkWhatIsLeft(data, evening);
            checkTheSameElsewhere(data, evening);
            return evening.guests().stream()
                    .mapToInt(guest -> guest.acknowledged().size())
                    .sum();
        } finally {
            server.close();
        }
    }

    /** At some message, and then at any instant within the next two milliseconds. */
    private static void waitFor(CountDownLatch pulses, long nanoseconds) {
        try {
            assertThat(pulses.await(60, TimeUnit.SECONDS)).as("play goes on").isTrue();
        } catch (InterruptedException hurry) {
            throw new IllegalStateException(hurry);
        }
        long end = System.nanoTime() + nanoseconds;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    /** Run again from the records in this process, every table is as everybody saw it last. */
    private static void checkTheSameElsewhere(Path data, Evening evening) {
        try (Store store = Store.sqlite(data);
                Tables tables = new Tables(store, Rulebooks.all())) {
            evening.checkEverybodySees(Witness.of(tables));
        }
    }

    /** Looks at a copy of the files as the kill left them: bringing them in order is up to the next server. */
    private static void checkWhatIsLeft(Path data, Evening evening) {
        Path copy = data.resolveSibling(data.getFileName() + "-copy");
        try {
            Files.createDirectories(copy);
            for (String file : List.of("arbiter.db", "arbiter.db-wal")) {
                Files.deleteIfExists(copy.resolve(file));
                if (Files.exists(data.resolve(file))) {
                    Files.copy(data.resolve(file), copy.resolve(file));
                }
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        try (Store store = Store.sqlite(copy);
                Tables tables = new Tables(store, Rulebooks.all())) {
            evening.checkNothingIsLost(Witness.of(tables));
            evening.checkWhatWasTold(Witness.of(tables));
        }
    }
}
