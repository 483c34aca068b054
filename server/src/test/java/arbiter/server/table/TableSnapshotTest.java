package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.WholeJournalNeeded;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Store;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.LoadedTable;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables resumed from a snapshot are those that all their records lead to, or the records are run. */
class TableSnapshotTest {

    private static final int NEVER = Integer.MAX_VALUE;

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void taken_up_or_brought_back_a_table_is_the_same(String game) {
        try (Venue venue = new Venue(Store.sqlite(folder), NEVER)) {
            Seated gamemaster = venue.makes("Gia", Venue.encounter(game, Map.of(), true));
            RandomStream random = new RandomStream(11);
            int resumed = 0;
            for (int round = 0; round < 12; round++) {
                play(gamemaster, random, 10);
                resumed += compare(venue, gamemaster.table.id()) ? 1 : 0;
                keep(venue, gamemaster.table.id());
                resumed += compare(venue, gamemaster.table.id()) ? 1 : 0;
            }
            assertThat(resumed).isGreaterThan(6);
        }
    }

    private static void play(Seated gamemaster, RandomStream random, int steps) {
        for (int i = 0; i < steps; i++) {
            boolean canUndo = gamemaster.picture().path("can").path("undo").asBoolean();
            int way = random.below(10);
            if (canUndo && (way == 0 || gamemaster.over())) {
                gamemaster.does("{'do': 'undo'}");
            } else if (way == 1) {
                gamemaster.does("{'do': 'say', 'text': '/gmr 1d20'}");
            } else if (way < 4) {
                gamemaster.answersByDefault();
            } else {
                gamemaster.answersBoldly();
            }
        }
    }

    /** Keeps the place where the table is, unless something could be put in force again. */
    private static void keep(Venue venue, String id) {
        keep(venue, whole(venue, id));
    }

    private static <S extends State<S>> void keep(Venue venue, LoadedTable<S> whole) {
        TableSnapshot.take(whole)
                .ifPresent(place -> venue.store.snapshots().put(whole.stored().id(), whole.seq(), place.get()));
    }

    private static LoadedTable<?> whole(Venue venue, String id) {
        StoredTable stored = venue.store.tables().find(id).orElseThrow();
        return whole(venue, stored, venue.tables.book(stored.game()));
    }

    private static <S extends State<S>> LoadedTable<S> whole(Venue venue, StoredTable stored, Rulebook<S> book) {
        return new TableLoader(venue.store).loadWhole(stored, book);
    }

    private static LoadedTable<?> loaded(Venue venue, String id) {
        StoredTable stored = venue.store.tables().find(id).orElseThrow();
        return loaded(venue, stored, venue.tables.book(stored.game()));
    }

    private static <S extends State<S>> LoadedTable<S> loaded(Venue venue, StoredTable stored, Rulebook<S> book) {
        return new TableLoader(venue.store).load(stored, book);
    }

    /** Returns whether the table was taken up at a place. */
    private static boolean compare(Venue venue, String id) {
        LoadedTable<?> whole = whole(venue, id);
        LoadedTable<?> loaded = loaded(venue, id);
        assertAlike(loaded, whole);
        boolean resumed = loaded.resumedAt() > 0;
        try {
            while (whole.table().canUndo()) {
                loaded.table().undo();
                whole.table().undo();
                assertThat(loaded.table().state()).isEqualTo(whole.table().state());
                assertThat(loaded.table().canUndo()).isEqualTo(whole.table().canUndo());
            }
        } catch (WholeJournalNeeded fartherBack) {
            assertThat(resumed).isTrue();
        }
        return resumed;
    }

    private static void assertAlike(LoadedTable<?> loaded, LoadedTable<?> whole) {
        assertThat(loaded.seq()).isEqualTo(whole.seq());
        assertThat(loaded.table().state()).isEqualTo(whole.table().state());
        assertThat(loaded.table().open().stream().map(OpenRequest::id))
                .containsExactlyElementsOf(
                        whole.table().open().stream().map(OpenRequest::id).toList());
        assertThat(loaded.table().journal().size())
                .isEqualTo(whole.table().journal().size());
        assertThat(loaded.history().items()).isEqualTo(whole.history().items());
        assertThat(loaded.history().moves()).isEqualTo(whole.history().moves());
        assertThat(loaded.log().size()).isEqualTo(whole.log().size());
        for (int i = 0; i < whole.log().size(); i++) {
            assertThat(loaded.log().readers(i)).isEqualTo(whole.log().readers(i));
            assertThat(loaded.log().record(i)).isEqualTo(whole.log().record(i));
        }
        assertThat(loaded.orders().json()).isEqualTo(whole.orders().json());
        assertThat(loaded.seatsAndProposals().json())
                .isEqualTo(whole.seatsAndProposals().json());
        assertThat(loaded.dice().openThrows()).isEqualTo(whole.dice().openThrows());
        assertThat(loaded.dice().hiddenThrows()).isEqualTo(whole.dice().hiddenThrows());
        assertThat(loaded.sent().last()).isEqualTo(whole.sent().last());
    }

    @Test
    void a_place_that_does_not_fit_is_passed_over() throws SQLException {
        try (Venue venue = new Venue(Store.sqlite(folder), NEVER)) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            for (int i = 0; i < 12; i++) {
                gamemaster.answers("breathe");
            }
            gamemaster.does("{'do': 'hand', 'unit': 'mara', 'raised': true}");
            String id = gamemaster.table.id();
            keep(venue, id);
            assertThat(compare(venue, id)).isTrue();
            String place = venue.store.snapshots().find(id).orElseThrow();
            for (String other : new String[] {
                place.replace("\"format\":2", "\"format\":1"),
                place.replaceFirst("\"edition\":\"..", "\"edition\":\"xx"),
                place.replaceFirst("\"now\":\"..", "\"now\":\"xx"),
                place.replaceFirst("\"seq\":1", "\"seq\":9"),
                place.replaceFirst("\"key\":\"..", "\"key\":\"xx"),
                place.replace("\"positions\":[", "\"positions\":[7,"),
                place.substring(1),
                "{}"
            }) {
                assertThat(other).isNotEqualTo(place);
                venue.store.snapshots().put(id, 1, other);
                assertThat(compare(venue, id)).as(other).isFalse();
            }
            venue.store.snapshots().put(id, 1, place);
            assertThat(compare(venue, id)).isTrue();
            damage();
            assertThat(compare(venue, id)).isFalse();
        }
    }

    @Test
    void dice_that_were_shown_stay_shown() {
        try (Venue venue = new Venue(Store.sqlite(folder), NEVER)) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            RandomStream random = new RandomStream(3);
            while (!gamemaster.over()) {
                play(gamemaster, random, 1);
            }
            gamemaster.does("{'do': 'reveal'}");
            gamemaster.does("{'do': 'say', 'text': 'Thanks, all.'}");
            String id = gamemaster.table.id();
            keep(venue, id);

            assertThat(compare(venue, id)).isTrue();
            assertThat(loaded(venue, id).revealed()).isTrue();
        }
    }

    private void damage() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("arbiter.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 5000");
            statement.execute("UPDATE bookmark SET json = replace(json, 'mara', 'maro')");
        }
    }
}
