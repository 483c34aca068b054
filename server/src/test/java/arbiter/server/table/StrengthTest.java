package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.store.Store;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Units left to a machine that plays easy, fair or hard: said at the table, kept with it, and played to the end. */
class StrengthTest {

    @TempDir
    private Path folder;

    @Test
    void a_hard_machine_fights_an_easy_one_to_the_end_and_the_table_comes_back_alike() {
        List<String> log;
        String table;
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes(
                    "Ada",
                    Venue.encounter("duel", Map.of("travellers", "machine-hard", "bridge", "machine-easy"), true));
            table = ada.table.id();
            assertThat(seats(ada)).containsExactly("machine hard", "machine easy");
            ada.until(seen -> seen.path("ending").isObject());
            log = ada.lines();
            assertThat(log).hasSizeGreaterThan(5);
        }
        try (Venue again = new Venue(Store.sqlite(folder))) {
            Seated ada = new Seated(again.tables.open(table), "m1");
            assertThat(seats(ada)).containsExactly("machine hard", "machine easy");
            assertThat(ada.over()).isTrue();
            assertThat(ada.lines()).isEqualTo(log);
        }
    }

    @Test
    void whoever_leads_hands_a_unit_to_a_machine_of_any_strength() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.encounter("duel", Map.of(), true));
            ada.does("{'do': 'seat', 'unit': 'mara', 'to': 'machine-easy'}");
            ada.does("{'do': 'seat', 'unit': 'brute', 'to': 'gamemaster'}");
            assertThat(seats(ada)).containsExactly("machine easy", "gamemaster ");
            ada.does("{'do': 'seat', 'unit': 'mara', 'to': 'machine'}");
            assertThat(seats(ada)).containsExactly("machine ", "gamemaster ");
        }
    }

    private static List<String> seats(Seated seated) {
        return StreamSupport.stream(seated.table.welcome("m1").at("/view/units").spliterator(), false)
                .map(unit -> unit.at("/seat/kind").asText() + " "
                        + unit.at("/seat/strength").asText())
                .toList();
    }
}
