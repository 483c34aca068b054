package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A table of one's own that begins where another one was. */
class BranchTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void somebody_alone_plays_on_from_an_earlier_moment(String game) {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.encounter(game, Map.of(), false));
            ada.untilAsked().answersBoldly();
            long early = ada.untilAsked().number(); // nobody is so badly hurt yet that other dice end it at once
            for (int i = 0; i < 8 && !ada.untilAsked().over(); i++) {
                ada.answersBoldly();
            }
            long number = ada.untilAsked().number();
            String id = venue.tables.branch(venue.person("Eve"), ada.table.id(), ada.member, early, false);

            Seated eve = new Seated(venue.tables.open(id), "m1");
            assertThat(eve.untilAsked().over()).isFalse();
            assertThat(ids(eve)).isEqualTo(ids(ada));
            assertThat(eve.picture().path("you").path("units"))
                    .isEqualTo(ada.picture().path("you").path("units"));
            eve.answersBoldly();
            assertThat(ada.untilAsked().number())
                    .as("the first table stays as it was")
                    .isEqualTo(number);
        }
    }

    private static String ids(Seated seated) {
        return seated.table
                .welcome(seated.member)
                .path("view")
                .path("units")
                .findValuesAsText("id")
                .toString();
    }

    @Test
    void again_with_sides_swapped() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.encounter("duel", Map.of(), false));
            ada.untilAsked().answersBoldly();
            String id = venue.tables.branch(venue.person("Eve"), ada.table.id(), ada.member, 0, true);
            Seated eve = new Seated(venue.tables.open(id), "m1");
            assertThat(eve.picture().path("you").path("units"))
                    .isNotEmpty()
                    .doesNotContainAnyElementsOf(ada.picture().path("you").path("units"));
        }
    }

    @Test
    void players_among_others_cannot_branch() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated ada = venue.makes("Ada", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated bob = venue.joins(ada.table, "Bob", "mara");
            assertThatThrownBy(() -> venue.tables.branch(venue.person("Bob"), ada.table.id(), bob.member, 0, false))
                    .isInstanceOf(RequestRefused.class);
        }
    }
}
