package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.store.Cluster;
import arbiter.server.store.Store;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two processes on one database: players at either see the same table. */
class TwoProcessesTest {

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
