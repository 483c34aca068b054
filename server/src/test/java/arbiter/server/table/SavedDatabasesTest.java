package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.live.Table;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import arbiter.server.store.Member;
import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Databases as earlier builds left them open in this one: every table goes on, with its people, words and pictures. A
 * file is kept for each shape since the first of these; older ones are made from it by taking away what came since.
 */
class SavedDatabasesTest {

    /** One of each game; the stories are those of {@link SavedTablesTest}. */
    static final List<String> FIGHTS = List.of(
            "duel-crossing",
            "capital-ambush",
            "centuryg-pass",
            "gladiators-bank-raid",
            "narrative-street-ambush",
            "wasteland-night-watch");

    private static final int OLDEST_KEPT = 5;

    /** What each step brought, taken away again: the newest first. */
    private static final Map<Integer, List<String>> WITHOUT = new LinkedHashMap<>();

    static {
        WITHOUT.put(5, List.of("DROP TABLE accepted"));
        WITHOUT.put(4, List.of("DROP TABLE image"));
        WITHOUT.put(
                3,
                List.of(
                        "DROP TABLE deleted",
                        "ALTER TABLE invite DROP COLUMN inviter",
                        "ALTER TABLE invite DROP COLUMN seats"));
        WITHOUT.put(2, List.of("DROP TABLE bookmark"));
    }

    @TempDir
    Path folder;

    @Test
    void a_file_is_kept_for_the_shape_of_today_and_for_every_game() {
        try (Store store = Store.sqlite(folder)) {
            assertThat(store.tables().find("none")).isEmpty();
        }
        try (Handle handle = Jdbi.open("jdbc:sqlite:" + folder.resolve("arbiter.db"))) {
            assertThat(SavedDatabasesTest.class.getResource(file(version(handle))))
                    .as("run SavedDatabaseMaker after a change to the shape of the database")
                    .isNotNull();
        }
        assertThat(FIGHTS.stream().map(fight -> new SavedTable(fight).game()))
                .containsExactlyInAnyOrderElementsOf(Venue.games());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void every_table_of_an_earlier_database_goes_on(int version) throws IOException {
        Path database = folder.resolve("arbiter.db");
        try (InputStream kept = SavedDatabasesTest.class.getResourceAsStream(file(Math.max(version, OLDEST_KEPT)))) {
            Files.copy(new GZIPInputStream(kept), database);
        }
        Map<String, String> tables = new LinkedHashMap<>();
        try (Handle handle = Jdbi.open("jdbc:sqlite:" + database)) {
            WITHOUT.forEach((step, statements) -> {
                if (step > version) {
                    statements.forEach(handle::execute);
                    handle.execute("DELETE FROM version WHERE version = ?", step);
                }
            });
            assertThat(version(handle)).isEqualTo(version);
            handle.createQuery("SELECT title, id FROM hosted")
                    .mapToMap()
                    .forEach(row -> tables.put((String) row.get("title"), (String) row.get("id")));
        }
        assertThat(tables).hasSize(FIGHTS.size());
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            tables.forEach((title, id) -> goesOn(venue, new SavedTable(title), id, version));
        }
    }

    private static void goesOn(Venue venue, SavedTable saved, String id, int version) {
        HostedTable table = venue.tables.open(id);
        List<Member> members = venue.store.members().of(id);
        Member gamemaster = members.stream()
                .filter(member -> member.role() == arbiter.server.store.Role.GAMEMASTER)
                .findFirst()
                .orElseThrow();
        assertThat(members).extracting(Member::name).contains("Gia", "Olga");
        assertThat(venue.store.invites().of(id)).hasSize(1);
        assertThat(venue.store.snapshots().find(id).isPresent()).isEqualTo(version >= 2);
        assertThat(venue.store.images().of(id)).hasSize(version >= 4 ? 1 : 0);
        Seated seated = new Seated(table, gamemaster.id());
        assertThat(words(table.log(gamemaster.id(), 0, 1000))).contains("kept for ever", "between us");
        seated.does("{'do': 'say', 'text': 'and we go on'}");
        assertThat(seated.lines()).contains("and we go on");
        if (version >= OLDEST_KEPT) {
            assertThat(seated.untilAsked().request().path("options")).isNotEmpty();
            tellsTheSame(saved, table.export(gamemaster.id()));
        }
    }

    private static void tellsTheSame(SavedTable saved, String export) {
        List<String> recorded = saved.read(SavedTable.STORY)
                .lines()
                .filter(line -> line.matches("\\d+ .*"))
                .toList();
        assertThat(events(book(saved), export))
                .as("the machine may have gone on")
                .startsWith(recorded.toArray(String[]::new));
    }

    private static List<String> words(JsonNode log) {
        List<String> words = new ArrayList<>();
        log.path("log").forEach(item -> words.add(item.path("text").asText()));
        return words;
    }

    private static Rulebook<?> book(SavedTable saved) {
        return Rulebooks.all().stream()
                .filter(book -> book.id().equals(saved.game()))
                .findFirst()
                .orElseThrow();
    }

    private static <S extends State<S>> List<String> events(Rulebook<S> book, String export) {
        return SavedTable.events(Table.replay(book.game(), SavedTable.journal(book, export), SavedTable.NONE)
                .log());
    }

    static int version(Handle handle) {
        return handle.createQuery("SELECT MAX(version) FROM version")
                .mapTo(Integer.class)
                .one();
    }

    private static String file(int version) {
        return "/saved/database-" + version + ".db.gz";
    }
}
