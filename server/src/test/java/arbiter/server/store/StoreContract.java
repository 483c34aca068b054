package arbiter.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What both kinds of store promise. */
abstract class StoreContract {

    abstract Store store();

    StoredTable table() {
        StoredTable table =
                new StoredTable(Secret.id(), "duel", "At the bridge", false, "{}", StoredTable.Secrets.create(), 1);
        Person maker = store().persons().add("Ada", Secret.create());
        store().tables().add(table, List.of(), maker, Role.GAMEMASTER, List.of(record(1, "start")));
        return table;
    }

    static StoredRecord record(long seq, String key) {
        return new StoredRecord(seq, "m1", key, "{\"do\": \"say\"}", 7);
    }

    @Test
    void records_stand_in_one_order() {
        StoredTable table = table();
        assertThat(store().records().append(table.id(), record(2, "a"))).isEqualTo(new Appended(2, false));
        assertThat(store().records().append(table.id(), record(3, "b"))).isEqualTo(new Appended(3, false));
        assertThat(store().records().from(table.id(), 2, 10)).containsExactly(record(2, "a"), record(3, "b"));
        assertThat(store().tables().find(table.id())).contains(table);
    }

    @Test
    void the_same_key_is_done_once() {
        StoredTable table = table();
        store().records().append(table.id(), record(2, "a"));
        assertThat(store().records().append(table.id(), record(3, "a"))).isEqualTo(new Appended(2, true));
        assertThat(store().records().last(table.id())).isEqualTo(2);
    }

    @Test
    void a_snapshot_takes_the_place_of_the_one_before_and_goes_with_its_table() {
        StoredTable table = table();
        assertThat(store().snapshots().find(table.id())).isEmpty();
        store().snapshots().put(table.id(), 1, "{\"at\": 1}");
        store().snapshots().put(table.id(), 2, "{\"at\": 2}");
        assertThat(store().snapshots().find(table.id())).contains("{\"at\": 2}");
        store().tables().delete(table.id());
        assertThat(store().snapshots().find(table.id())).isEmpty();
    }

    @Test
    void whoever_comes_late_is_told_so() {
        StoredTable table = table();
        store().records().append(table.id(), record(2, "a"));
        assertThatThrownBy(() -> store().records().append(table.id(), record(2, "b")))
                .isInstanceOf(Overtaken.class);
        assertThatThrownBy(() -> store().records().append(table.id(), record(4, "b")))
                .isInstanceOf(Overtaken.class);
        assertThat(store().records().last(table.id())).isEqualTo(2);
    }

    @Test
    void of_many_who_want_the_same_place_one_gets_it() throws Exception {
        StoredTable table = table();
        ExecutorService crowd = Executors.newFixedThreadPool(8);
        CountDownLatch go = new CountDownLatch(1);
        Set<Long> places = ConcurrentHashMap.newKeySet();
        List<? extends Future<?>> done = IntStream.range(0, 8)
                .mapToObj(one -> crowd.submit(() -> {
                    go.await();
                    for (int i = 0; i < 20; ) {
                        try {
                            long next = store().records().last(table.id()) + 1;
                            store().records().append(table.id(), record(next, one + " " + i));
                            assertThat(places.add(next)).isTrue();
                            i++;
                        } catch (Overtaken again) {
                            continue;
                        }
                    }
                    return true;
                }))
                .toList();
        go.countDown();
        for (Future<?> one : done) {
            one.get();
        }
        crowd.shutdown();
        assertThat(store().records().last(table.id())).isEqualTo(161);
    }

    @Test
    void people_come_go_and_come_back() {
        StoredTable table = table();
        String secret = Secret.create();
        Person bo = store().persons().add("Bo", secret);
        Member member = store().members().add(table.id(), bo, Role.PLAYER);
        assertThat(member.id()).isEqualTo("m2");
        store().members().setRole(table.id(), "m2", Role.GONE);
        assertThat(store().tables().of(bo.id())).isEmpty();
        assertThat(store().members().add(table.id(), bo, Role.SPECTATOR).id()).isEqualTo("m2");
        store().persons().rename(bo.id(), "Bob");
        assertThat(store().members().of(table.id())).extracting(Member::name).containsExactly("Ada", "Bob");
        assertThat(store().persons().withSecret(secret)).contains(new Person(bo.id(), "Bob"));
        assertThat(store().persons().withSecret("other")).isEmpty();
    }

    @Test
    void invitations_expire_and_are_revoked() {
        StoredTable table = table();
        String secret = Secret.create();
        Invite invite =
                new Invite(Secret.id(), table.id(), Role.PLAYER, List.of("mara", "brute"), 100, false, 2, 0, "m1");
        store().invites().add(invite, secret);
        assertThat(store().invites().withSecret(secret)).contains(invite);
        assertThat(store().invites().use(invite.id(), 99)).isTrue();
        assertThat(store().invites().use(invite.id(), 100)).isFalse();
        assertThat(store().invites().revoke("another", invite.id())).isFalse();
        assertThat(store().invites().revoke(table.id(), invite.id())).isTrue();
        assertThat(store().invites().use(invite.id(), 1)).isFalse();
        assertThat(store().invites().of(table.id()).get(0).uses()).isEqualTo(1);
    }

    @Test
    void an_invitation_is_for_so_many_people() {
        StoredTable table = table();
        Invite invite = new Invite(Secret.id(), table.id(), Role.PLAYER, List.of(), 100, false, 2, 0, "m1");
        store().invites().add(invite, Secret.create());

        assertThat(store().invites().use(invite.id(), 1)).isTrue();
        assertThat(store().invites().use(invite.id(), 1)).isTrue();
        assertThat(store().invites().use(invite.id(), 1)).isFalse();
        assertThat(store().invites().of(table.id()).get(0).isUsedUp()).isTrue();
    }

    @Test
    void a_table_goes_with_everything_of_it() {
        StoredTable table = table();
        store().tables().retitle(table.id(), "Over the bridge");
        assertThat(store().tables().find(table.id())).contains(table.titled("Over the bridge"));
        store().tables().delete(table.id());
        assertThat(store().tables().find(table.id())).isEmpty();
        assertThat(store().tables().deleted(table.id(), "nobody")).isEmpty();
        assertThatThrownBy(() -> store().records().append(table.id(), record(2, "a")))
                .isInstanceOf(RequestRefused.class);
    }

    @Test
    void images_are_kept_as_they_are_and_go_with_their_table() {
        StoredTable table = table();
        byte[] bytes = {0, 1, -1, 127, -128};
        store().images().add(table.id(), new StoredImage("a", "m1", "image/png", 3, 2, bytes));

        StoredImage kept = store().images().find(table.id(), "a").orElseThrow();
        assertThat(kept.bytes()).isEqualTo(bytes);
        assertThat(List.of(kept.member(), kept.type(), kept.width(), kept.height()))
                .containsExactly("m1", "image/png", 3, 2);
        assertThat(store().images().of(table.id())).extracting(StoredImage::id).containsExactly("a");
        assertThat(store().images().find(table().id(), "a")).isEmpty();
        store().tables().delete(table.id());
        assertThat(store().images().find(table.id(), "a")).isEmpty();
    }

    @Test
    void a_table_has_room_for_so_many_bytes_of_images() {
        StoredTable table = table();
        byte[] half = new byte[Images.MOST_BYTES / 2];
        store().images().add(table.id(), new StoredImage("a", "m1", "image/png", 1, 1, half));
        store().images().add(table.id(), new StoredImage("b", "m1", "image/png", 1, 1, half));

        assertThatThrownBy(() ->
                        store().images().add(table.id(), new StoredImage("c", "m1", "image/png", 1, 1, new byte[1])))
                .isInstanceOf(RequestRefused.class)
                .hasMessageContaining("8 MiB");
        store().images().remove(table.id(), "a");
        store().images().add(table.id(), new StoredImage("c", "m1", "image/png", 1, 1, new byte[1]));
        assertThat(store().images().of(table.id())).extracting(StoredImage::id).containsExactly("b", "c");
    }

    @Test
    void a_newer_database_is_left_alone() {
        store().database().write(handle -> handle.execute("INSERT INTO version (version) VALUES (99)"));
        try {
            assertThatThrownBy(() -> Migrations.carryOut(store().database()))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessageContaining("newer");
        } finally {
            store().database().write(handle -> handle.execute("DELETE FROM version WHERE version = 99"));
        }
    }

    @Test
    void an_upgrade_that_fails_names_its_step_and_changes_nothing() {
        int newest = version();
        store().database().write(handle -> handle.execute("DELETE FROM version WHERE version = ?", newest));
        try {
            assertThatThrownBy(() -> Migrations.carryOut(store().database()))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessageContaining("from version " + (newest - 1) + " to " + newest)
                    .hasMessageContaining("step " + newest + "-")
                    .hasMessageContaining("already exists")
                    .hasMessageContaining("nothing was changed");
            assertThat(version()).isEqualTo(newest - 1);
        } finally {
            store().database().write(handle -> handle.execute("INSERT INTO version (version) VALUES (?)", newest));
        }
    }

    private int version() {
        return store().database()
                .read(handle -> handle.createQuery("SELECT MAX(version) FROM version")
                        .mapTo(Integer.class)
                        .one());
    }
}
