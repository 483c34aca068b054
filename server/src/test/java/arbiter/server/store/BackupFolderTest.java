package arbiter.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.BackupFolder.Copy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Copies of everything, taken while people play, and put back. */
class BackupFolderTest {

    private static final Instant NOON = Instant.parse("2026-11-18T12:00:00Z");

    @TempDir
    Path data;

    private static StoredTable table(Store store) {
        StoredTable table =
                new StoredTable(Secret.id(), "duel", "At the bridge", false, "{}", StoredTable.Secrets.create(), 1);
        Person maker = store.persons().add("Ada", Secret.create());
        store.tables().add(table, List.of(), maker, Role.GAMEMASTER, List.of(StoreContract.record(1, "start")));
        return table;
    }

    @Test
    void a_copy_has_all_that_was_durable_while_somebody_writes_on() throws Exception {
        BackupFolder folder = new BackupFolder(data);
        StoredTable table;
        long before;
        try (Store store = Store.sqlite(data)) {
            table = table(store);
            AtomicBoolean over = new AtomicBoolean();
            CompletableFuture<Void> play = CompletableFuture.runAsync(() -> {
                for (long seq = 2; !over.get(); seq++) {
                    store.records().append(table.id(), StoreContract.record(seq, "key" + seq));
                }
            });
            while (store.records().last(table.id()) < 20) {
                Thread.onSpinWait();
            }
            before = store.records().last(table.id());
            folder.take(NOON);
            over.set(true);
            play.get();
            assertThatThrownBy(() -> folder.restore(folder.all().get(0).file(), NOON))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessageContaining("another Arbiter is using");
        }
        long after;
        try (Store store = Store.sqlite(data)) {
            after = store.records().last(table.id());
        }

        Path aside = folder.restore(folder.all().get(0).file(), NOON).orElseThrow();

        try (Store store = Store.sqlite(data)) {
            assertThat(store.tables().find(table.id())).contains(table);
            assertThat(store.records().last(table.id())).isBetween(before, after);
        }
        assertThat(aside).exists();
        assertThat(data.resolve("backups")).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void a_damaged_copy_is_refused_and_nothing_is_changed() throws IOException {
        try (Store store = Store.sqlite(data)) {
            table(store);
        }
        BackupFolder folder = new BackupFolder(data);
        Path copy = folder.take(NOON);
        byte[] bytes = Files.readAllBytes(copy);
        for (int i = 4096; i < bytes.length; i += 7) {
            bytes[i] ^= 0x55;
        }
        Path damaged = Files.write(data.resolve("damaged.db"), bytes);
        Path other = Files.writeString(data.resolve("letter.txt"), "Dear Ada, ".repeat(2000));
        byte[] before = Files.readAllBytes(data.resolve("arbiter.db"));

        for (Path file : List.of(damaged, other, data.resolve("nowhere.db"))) {
            assertThatThrownBy(() -> folder.restore(file, NOON)).isInstanceOf(RequestRefused.class);
        }
        assertThat(Files.readAllBytes(data.resolve("arbiter.db"))).isEqualTo(before);
        folder.restore(copy, NOON);
    }

    @Test
    void without_a_database_there_is_nothing_to_copy() {
        assertThatThrownBy(() -> new BackupFolder(data).take(NOON))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("there is no database");
        assertThat(new BackupFolder(data).all()).isEmpty();
    }

    @Test
    void kept_are_the_last_hour_one_of_each_hour_of_a_day_one_of_each_day_of_two_weeks_and_the_newest() {
        List<Copy> copies = new ArrayList<>();
        for (int i = 0; i < 20 * 24 * 6; i++) {
            Instant taken = NOON.minus(Duration.ofMinutes(10L * i));
            copies.add(new Copy(Path.of("copy-" + i), taken));
        }

        Set<Path> kept = BackupFolder.kept(copies, NOON);

        // seven of the last hour, one for each of the 23 hours before, and the last of each of the 14 days before that
        assertThat(kept).contains(Path.of("copy-0"), Path.of("copy-6"), Path.of("copy-7"));
        assertThat(kept).hasSizeBetween(7 + 22 + 12, 7 + 24 + 14);
        assertThat(copies.stream()
                        .filter(copy -> kept.contains(copy.file()))
                        .map(copy -> Duration.between(copy.taken(), NOON).toDays()))
                .containsAll(List.of(0L, 1L, 5L, 13L))
                .doesNotContain(14L, 15L);
        assertThat(BackupFolder.kept(copies, NOON.plus(Duration.ofDays(3650))))
                .as("however old they are, or a wrong clock says")
                .hasSize(7)
                .contains(Path.of("copy-0"), Path.of("copy-6"));
    }
}
