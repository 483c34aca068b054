package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.store.Cluster;
import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Two processes on one database: players at either see the same table. */
class TwoProcessesTest {

    private static final int LINES = 40;

    @Test
    void whoever_is_there_is_seen_and_called_from_another_process() {
        String address = Cluster.address();
        try (Venue one = new Venue(Store.postgresql(address));
                Venue other = new Venue(Store.postgresql(address))) {
            Seated gamemaster = one.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            HostedTable elsewhere = other.tables.open(gamemaster.table.id());
            Seated mara = other.joins(elsewhere, "Mo", "mara");

            gamemaster.until(seen -> here(seen).equals(List.of(gamemaster.member, mara.member)));
            mara.until(seen -> here(seen).equals(List.of(gamemaster.member, mara.member)));
            mara.untilAsked();
            gamemaster.until(
                    seen -> seen.path("waiting").path(0).path("unit").asText().equals("mara"));
            gamemaster.does("{'do': 'nudge', 'member': '" + mara.member + "'}");
            mara.until(seen -> mara.nudges() == 1);

            other.tables.close();
            gamemaster.until(seen -> here(seen).equals(List.of(gamemaster.member)));
        }
    }

    private static List<String> here(JsonNode seen) {
        List<String> here = new ArrayList<>();
        seen.path("members").forEach(member -> {
            if (member.path("here").asBoolean()) {
                here.add(member.path("id").asText());
            }
        });
        return here;
    }

    @Test
    void whoever_speaks_at_the_same_time_at_another_process_is_not_refused() {
        String address = Cluster.address();
        try (Venue one = new Venue(Store.postgresql(address));
                Venue other = new Venue(Store.postgresql(address))) {
            Seated gamemaster = one.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            HostedTable elsewhere = other.tables.open(gamemaster.table.id());
            Seated mara = other.joins(elsewhere, "Mo", "mara");
            CompletableFuture<Void> speaks = CompletableFuture.runAsync(() -> speak(gamemaster));
            speak(mara);
            speaks.join();

            gamemaster.until(seen -> gamemaster.lines().containsAll(mara.lines()));
        }
    }

    private static void speak(Seated person) {
        for (int i = 0; i < LINES; i++) {
            person.does("{'do': 'say', 'text': 'line " + i + " of " + person.member + "'}");
        }
    }

    @Test
    void players_on_different_processes_see_the_same_order() {
        String address = Cluster.address();
        try (Venue one = new Venue(Store.postgresql(address));
                Venue other = new Venue(Store.postgresql(address))) {
            Seated gamemaster = one.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            HostedTable elsewhere = other.tables.open(gamemaster.table.id());
            Seated mara = other.joins(elsewhere, "Mo", "mara");
            for (int i = 0; i < 4; i++) {
                mara.untilAsked().answers("breathe");
                // Until word of it comes, the gamemaster's picture is that of Mara's turn.
                gamemaster.until(seen -> seen.path("requests").size() == 1
                        && seen.path("requests").get(0).path("yours").asBoolean()
                        && !seen.path("requests").get(0).path("unit").asText().equals("mara"));
                while (gamemaster.request() != null
                        && !gamemaster.request().path("unit").asText().equals("mara")) {
                    gamemaster.answers("breathe");
                }
            }
            mara.does("{'do': 'say', 'text': 'good night'}");
            gamemaster.until(seen -> gamemaster.lines().contains("good night"));
            assertThat(gamemaster.lines()).containsAll(mara.lines());
            assertThat(Presences.without(gamemaster.table.welcome(mara.member)))
                    .isEqualTo(Presences.without(elsewhere.welcome(mara.member)));

            one.tables.close();
            mara.untilAsked().answers("breathe");
        }
    }
}
