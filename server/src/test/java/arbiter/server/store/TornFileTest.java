package arbiter.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.Rounds;
import arbiter.server.shared.RequestRefused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The end of the file that is written ahead, as a power cut may leave it: cut off or garbled anywhere. It opens with
 * everything that was durable before that place, or it is refused with a reason; nothing is ever made up.
 */
class TornFileTest {

    private static final int RECORDS = 40;
    private static final int TAIL = 64 << 10;

    @TempDir
    private Path folder;

    private final List<StoredRecord> written = new ArrayList<>();
    private final List<Long> sizes = new ArrayList<>();
    private byte[] main;
    private byte[] ahead;
    private String table;

    @BeforeEach
    void write() throws IOException {
        Path data = folder.resolve("data");
        try (Store store = Store.sqlite(data)) {
            StoredTable stored = new StoredTable("table", "duel", "", false, "{}", StoredTable.Secrets.create(), 1);
            Person maker = store.persons().add("Ada", Secret.create());
            table = stored.id();
            written.add(new StoredRecord(1, "", "start", "{}", 1));
            store.tables().add(stored, List.of(), maker, Role.GAMEMASTER, written);
            sizes.add(Files.size(data.resolve("arbiter.db-wal")));
            for (int i = 2; i <= RECORDS; i++) {
                StoredRecord next = new StoredRecord(i, "m1", "k" + i, "{\"n\": \"" + "x".repeat(i * 20) + "\"}", i);
                store.records().append(table, next);
                written.add(next);
                sizes.add(Files.size(data.resolve("arbiter.db-wal")));
            }
            main = Files.readAllBytes(data.resolve("arbiter.db"));
            ahead = Files.readAllBytes(data.resolve("arbiter.db-wal"));
        }
        assertThat(ahead.length).as("all is in the file that is written ahead").isGreaterThan(TAIL);
    }

    @Test
    void cut_off_anywhere() throws IOException {
        for (int at : places()) {
            check(Arrays.copyOf(ahead, at), at, "cut at " + at);
        }
    }

    @Test
    void garbled_anywhere() throws IOException {
        for (int at : places()) {
            byte[] garbled = ahead.clone();
            garbled[at] ^= 0x55;
            check(garbled, at, "garbled at " + at);
        }
    }

    @Test
    void full_of_garbage_from_anywhere_on() throws IOException {
        for (int at : places()) {
            byte[] garbled = ahead.clone();
            new java.util.Random(at).nextBytes(garbled);
            System.arraycopy(ahead, 0, garbled, 0, at);
            check(garbled, at, "garbage from " + at);
        }
    }

    /** A spread over the tail; every byte of it in the long form. */
    private List<Integer> places() {
        List<Integer> places = new ArrayList<>();
        for (int at = ahead.length - TAIL; at < ahead.length; at += Rounds.of(2213, 1)) {
            places.add(at);
        }
        places.add(ahead.length - 1);
        return places;
    }

    private void check(byte[] torn, int at, String what) throws IOException {
        Path copy = Files.createDirectories(folder.resolve("copy"));
        Files.deleteIfExists(copy.resolve("arbiter.db-shm"));
        Files.write(copy.resolve("arbiter.db"), main);
        Files.write(copy.resolve("arbiter.db-wal"), torn);
        long durable = sizes.stream().filter(size -> size <= at).count();
        try (Store store = Store.sqlite(copy)) {
            if (durable == 0 && store.tables().find(table).isEmpty()) {
                return;
            }
            List<StoredRecord> found = store.records().from(table, 1, RECORDS + 1);
            assertThat(found).as(what).isEqualTo(written.subList(0, found.size()));
            assertThat(found.size()).as(what).isGreaterThanOrEqualTo((int) durable);
        } catch (RequestRefused refused) {
            assertThat(refused.getMessage()).as(what).contains("damaged");
        }
    }
}
