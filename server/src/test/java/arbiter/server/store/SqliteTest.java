package arbiter.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store in one file, and what happens when the disk does not play along. */
class SqliteTest extends StoreContract {

    @TempDir
    Path folder;

    private Store store;

    @BeforeEach
    void open() {
        store = Store.sqlite(folder);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Override
    Store store() {
        return store;
    }

    @Test
    void a_second_one_is_kept_out_until_the_first_has_gone() {
        assertThatThrownBy(() -> Store.sqlite(folder))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("another Arbiter is using");
        StoredTable table = table();
        store.close();
        store = Store.sqlite(folder);
        assertThat(store.tables().find(table.id())).contains(table);
    }

    @Test
    void a_full_disk_refuses_and_loses_nothing() {
        StoredTable table = table();
        String large = "{\"do\": \"" + "x".repeat(20_000) + "\"}";
        store.database().write(handle -> {
            int pages =
                    handle.createQuery("PRAGMA page_count").mapTo(Integer.class).one();
            return handle.createQuery("PRAGMA max_page_count = " + (pages + 2))
                    .mapTo(Integer.class)
                    .one();
        });
        assertThatThrownBy(() -> store.records().append(table.id(), new StoredRecord(2, "m1", "a", large, 1)))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("the disk is full");
        assertThat(store.records().last(table.id())).isEqualTo(1);
        store.database()
                .write(handle -> handle.createQuery("PRAGMA max_page_count = 100000")
                        .mapTo(Integer.class)
                        .one());
        assertThat(store.records()
                        .append(table.id(), new StoredRecord(2, "m1", "a", large, 1))
                        .seq())
                .isEqualTo(2);
    }

    @Test
    void a_store_says_how_it_is() {
        StoredTable table = table();
        assertThat(store.state()).isEqualTo(StoreState.OK);
        assertThat(store.hasRoom()).isTrue();
        store.database().write(handle -> handle.execute("PRAGMA query_only = ON"));
        assertThatThrownBy(() -> store.records().append(table.id(), record(2, "a")))
                .isInstanceOf(RequestRefused.class);
        assertThat(store.state()).isEqualTo(StoreState.READ_ONLY);
        assertThat(store.state().isWorking()).isFalse();
        store.close();
        assertThat(store.state()).isEqualTo(StoreState.READ_ONLY);
        store = Store.sqlite(folder);
        assertThat(store.state()).isEqualTo(StoreState.OK);
    }

    @Test
    void a_write_that_waits_for_more_than_a_second_is_behind() throws Exception {
        AtomicLong now = new AtomicLong();
        MonitoredDatabase slow = new MonitoredDatabase(store.database(), now::get);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        Thread writer = new Thread(() -> slow.write(handle -> {
            begun.countDown();
            try {
                return go.await(20, TimeUnit.SECONDS);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }));
        writer.start();
        begun.await();

        assertThat(slow.state()).isEqualTo(StoreState.OK);
        now.addAndGet(TimeUnit.SECONDS.toNanos(2));
        assertThat(slow.state()).isEqualTo(StoreState.BEHIND);
        go.countDown();
        writer.join();
        assertThat(slow.state()).isEqualTo(StoreState.OK);
    }

    @Test
    void a_database_that_does_not_answer_is_away() {
        MonitoredDatabase left = new MonitoredDatabase(store.database(), System::nanoTime);
        assertThat(left.state()).isEqualTo(StoreState.OK);
        store.close();

        assertThat(left.state()).isEqualTo(StoreState.DATABASE_AWAY);
        assertThat(left.state().word()).isEqualTo("database-away");
        store = Store.sqlite(folder);
    }

    /** Otherwise a record takes four questions instead of one statement, and nobody notices. */
    @Test
    void whoever_watches_a_database_leaves_everything_to_it() throws ReflectiveOperationException {
        for (Method method : Database.class.getMethods()) {
            assertThat(MonitoredDatabase.class.getMethod(method.getName(), method.getParameterTypes()))
                    .extracting(Method::getDeclaringClass)
                    .isEqualTo(MonitoredDatabase.class);
        }
    }

    @Test
    void tables_that_somebody_leads_are_counted() {
        int before = store.tables().count();
        StoredTable table = table();
        Member ada = store.members().of(table.id()).get(0);
        Person bob = store.persons().add("Bob", Secret.create());
        store.members().add(table.id(), bob, Role.PLAYER);

        assertThat(store.tables().count()).isEqualTo(before + 1);
        assertThat(store.tables().ledBy(ada.person())).isEqualTo(1);
        assertThat(store.tables().ledBy(bob.id())).isZero();
    }

    @Test
    void a_read_only_database_is_read_and_refuses_to_be_written() {
        StoredTable table = table();
        store.database().write(handle -> handle.execute("PRAGMA query_only = ON"));
        assertThatThrownBy(() -> store.records().append(table.id(), record(2, "a")))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("read-only");
        assertThat(store.records().last(table.id())).isEqualTo(1);
    }

    @Test
    void something_else_in_place_of_the_file_is_refused() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(other.resolve("arbiter.db"), "not a database, whatever it is called".repeat(100));
        assertThatThrownBy(() -> Store.sqlite(other))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("damaged");
        Files.writeString(folder.resolve("a file"), "");
        assertThatThrownBy(() -> Store.sqlite(folder.resolve("a file"))).isInstanceOf(RequestRefused.class);
    }

    @Test
    void the_file_of_an_upgrade_that_fails_stays_as_it_was_and_a_copy_is_kept() throws IOException {
        StoredTable table = table();
        store.database().write(handle -> handle.execute("DELETE FROM version WHERE version = 5"));
        store.close();
        byte[] before = Files.readAllBytes(folder.resolve("arbiter.db"));

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> Store.sqlite(folder)).hasMessageContaining("step 5-accepted-invites.sql failed");
            assertThat(Files.readAllBytes(folder.resolve("arbiter.db"))).isEqualTo(before);
        }
        Path copy = folder.resolve("backups/before-upgrade-from-version-4.db");
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Files.copy(copy, elsewhere.resolve("arbiter.db"));
        try (Handle handle = Jdbi.open("jdbc:sqlite:" + elsewhere.resolve("arbiter.db"))) {
            handle.execute("DROP TABLE accepted");
        }
        try (Store older = Store.sqlite(elsewhere)) {
            assertThat(older.tables().find(table.id())).contains(table);
        }
    }

    @Test
    void a_database_of_somebody_else_is_left_alone() throws IOException {
        Path other = Files.createDirectory(folder.resolve("theirs"));
        Path file = other.resolve("arbiter.db");
        try (Handle handle = Jdbi.open("jdbc:sqlite:" + file)) {
            handle.execute("CREATE TABLE person (name TEXT)");
        }
        assertThatThrownBy(() -> Store.sqlite(other))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("the tables could not be made")
                .hasMessageContaining("1-tables.sql");
        try (Handle handle = Jdbi.open("jdbc:sqlite:" + file)) {
            assertThat(handle.createQuery("SELECT sql FROM sqlite_master")
                            .mapTo(String.class)
                            .list())
                    .containsExactly("CREATE TABLE person (name TEXT)");
        }
    }

    @Test
    void a_closed_store_says_so() {
        StoredTable table = table();
        store.close();
        assertThatThrownBy(() -> store.records().append(table.id(), record(2, "a")))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("closed");
    }
}
