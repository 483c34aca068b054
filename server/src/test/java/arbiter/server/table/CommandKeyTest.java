package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import arbiter.server.table.loaded.JsonText;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A key names one command: the same again is done once, another is never taken for done. */
class CommandKeyTest {

    /** More than a table keeps in mind, so that the store is asked. */
    private static final int MANY = 150;

    @TempDir
    Path folder;

    @Test
    void another_command_under_a_used_key_is_refused_and_not_done() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.situation(Venue.AMBUSH, Map.of()));
            says(ada, "first", "{\"do\": \"say\", \"text\": \"Hail\"}");
            long number = ada.number();

            says(ada, "first", "{\"text\": \"Hail\", \"do\": \"say\"}");
            assertThat(ada.number()).as("the same again, in whatever order").isEqualTo(number);
            refused(ada, "first");

            for (int i = 0; i < MANY; i++) {
                says(ada, "key " + i, "{\"do\": \"say\", \"text\": \"Hail " + i + "\"}");
            }
            long then = ada.number();
            says(ada, "first", "{\"do\": \"say\", \"text\": \"Hail\"}");
            refused(ada, "first");
            refused(ada, "key " + (MANY - 1));
            assertThat(ada.number()).isEqualTo(then);
        }
    }

    @Test
    void it_is_known_after_a_restart_too() {
        String table;
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.situation(Venue.AMBUSH, Map.of()));
            table = ada.table.id();
            says(ada, "first", "{\"do\": \"say\", \"text\": \"Hail\"}");
        }
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = new Seated(venue.tables.open(table), "m1");
            long number = ada.number();
            says(ada, "first", "{\"do\": \"say\", \"text\": \"Hail\"}");
            refused(ada, "first");
            assertThat(ada.number()).isEqualTo(number);
        }
    }

    private static void says(Seated who, String key, String command) {
        who.table.command(who.member, key, 0, JsonText.read(command));
    }

    private static void refused(Seated who, String key) {
        assertThatThrownBy(() -> says(who, key, "{\"do\": \"say\", \"text\": \"Farewell\"}"))
                .isInstanceOfSatisfying(RequestRefused.class, refusal -> {
                    assertThat(refusal.code()).isEqualTo(RequestRefused.Code.AGAINST_THE_RULES);
                    assertThat(refusal.where()).hasValue("key");
                })
                .hasMessageContaining("another command was sent under this key");
    }
}
