package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Things that do not go as planned: a store that fails, seats left to the machine, standing answers. */
class SetbackTest {

    @TempDir
    Path folder;

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("arbiter.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 5000");
            statement.execute(sql);
        }
    }

    @Test
    void what_cannot_be_stored_has_not_happened() throws SQLException {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            mara.untilAsked();
            JsonNode before = gamemaster.table.welcome("m1");
            int told = mara.messages().size();
            execute("CREATE TRIGGER full BEFORE INSERT ON record BEGIN SELECT RAISE(FAIL, 'no room'); END");
            assertThatThrownBy(() -> mara.answers("breathe"))
                    .isInstanceOfSatisfying(
                            RequestRefused.class,
                            refusal -> assertThat(refusal.code().status()).isEqualTo(503));
            assertThat(gamemaster.table.welcome("m1")).isEqualTo(before);
            assertThat(mara.messages()).hasSize(told);

            execute("DROP TRIGGER full");
            mara.answers("breathe");
            assertThat(mara.lines()).contains("Mara catches breath: 3");
        }
    }

    @Test
    void the_machine_takes_a_seat_and_gives_it_back() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.encounter("capital", Map.of(), true));
            gamemaster.untilAsked();
            gamemaster
                    .picture()
                    .path("view")
                    .path("units")
                    .findValuesAsText("id")
                    .forEach(unit -> gamemaster.does("{'do': 'seat', 'unit': '" + unit + "', 'to': 'machine'}"));
            gamemaster.until(seen -> seen.path("ending").isObject());
            assertThat(gamemaster.picture().path("can").path("undo").asBoolean())
                    .isFalse();
        }
    }

    @Test
    void stops_hands_and_passes_outlive_a_restart() {
        String id;
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.encounter("capital", Map.of(), true));
            gamemaster.untilAsked();
            gamemaster.does("{'do': 'hand', 'unit': 'orrin', 'raised': true}");
            gamemaster.does("{'do': 'stop', 'unit': 'jax', 'label': 'turn.seize', 'on': true}");
            gamemaster.does("{'do': 'pass', 'unit': 'rook'}");
            id = gamemaster.table.id();
        }
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = new Seated(venue.tables.open(id), "m1");
            JsonNode orrin = gamemaster.picture().path("view").path("units").get(0);
            assertThat(orrin.path("id").asText()).isEqualTo("orrin");
            assertThat(orrin.path("hand").asBoolean()).isTrue();
        }
    }

    @Test
    void rolls_reach_those_they_are_for() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            Seated onlooker = venue.joins(gamemaster.table, "Olga");
            mara.does("{'do': 'say', 'text': '/r 2d6+3'}");
            mara.does("{'do': 'say', 'text': '/gmr 1d20'}");
            mara.does("{'do': 'say', 'text': '/br 1d8'}");
            mara.does("{'do': 'say', 'text': '/odds 2d6+3 >= 8'}");
            mara.does("{'do': 'say', 'text': '/w Olga psst'}");
            mara.does("{'do': 'say', 'text': '<b>hello</b>'}");

            assertThat(heads(mara)).endsWith("2d6+3", "d20", "2d6+3", "psst", "<b>hello</b>");
            assertThat(heads(gamemaster)).endsWith("2d6+3", "d20", "d8", "<b>hello</b>");
            assertThat(heads(onlooker)).endsWith("2d6+3", "psst", "<b>hello</b>");
            assertThat(mara.lines()).anyMatch(line -> line.contains(">= 8: 83.33 %"));
        }
    }

    private static java.util.List<String> heads(Seated seated) {
        return seated.lines().stream().map(line -> line.split(":")[0]).toList();
    }
}
