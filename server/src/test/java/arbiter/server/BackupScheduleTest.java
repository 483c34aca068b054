package arbiter.server;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.store.BackupFolder;
import arbiter.server.store.Secret;
import arbiter.server.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupScheduleTest {

    private static final Instant NOON = Instant.parse("2026-11-18T12:00:00Z");

    @TempDir
    private Path data;

    private BackupSchedule at(Store store, Instant time) {
        return new BackupSchedule(store, new BackupFolder(data), Clock.fixed(time, ZoneOffset.UTC));
    }

    @Test
    void a_copy_is_taken_only_where_something_was_written() {
        BackupFolder folder = new BackupFolder(data);
        try (Store store = Store.sqlite(data);
                BackupSchedule schedule = at(store, NOON)) {
            schedule.takeIfChanged();
            assertThat(folder.all()).isEmpty();

            store.persons().add("Ada", Secret.create());
            schedule.takeIfChanged();
            assertThat(folder.all()).hasSize(1);

            try (BackupSchedule later = at(store, NOON.plusSeconds(600))) {
                later.takeIfChanged();
                assertThat(folder.all()).hasSize(1);
            }
        }
    }

    @Test
    void where_no_copy_can_be_taken_play_goes_on_and_it_is_tried_again() throws IOException {
        Path inTheWay = Files.writeString(data.resolve("backups"), "not a folder");
        try (Store store = Store.sqlite(data);
                BackupSchedule schedule = at(store, NOON)) {
            store.persons().add("Ada", Secret.create());
            schedule.takeIfChanged();
            assertThat(new BackupFolder(data).all()).isEmpty();

            Files.delete(inTheWay);
            schedule.takeIfChanged();
            assertThat(new BackupFolder(data).all()).hasSize(1);
        }
    }
}
