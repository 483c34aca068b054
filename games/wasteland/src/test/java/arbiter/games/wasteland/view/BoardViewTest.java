package arbiter.games.wasteland.view;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The zones as the page draws them: tags, ranges, and what lies between them. */
class BoardViewTest {

    private final WastelandState state = Tables.of("""
        game: wasteland
        units:
          - {name: Rook, character: ../characters/rook.yaml, side: party, at: yard behind cart}
          - {id: thug, from: scav-thug, side: raiders, at: yard}
          - {id: gunner, from: road-gunner, side: raiders, at: pit}
        scene:
          zones:
            - {name: yard, rain: 1, cover: [{kind: wooden-cover, name: cart}, {kind: steel-cover}]}
            - {name: road, rain: 1, darkness: 2, terrain: loose-sand}
            - {name: pit, rain: 1, radiation: true, fog: true}
          links:
            - {between: [yard, road], obstacles: [chest-high]}
            - {between: [road, pit], blocks-sight: true}
          mines: [{weapon: trip-mine, at: road, known-to: raiders}]
          reach: [[rook, thug]]
        """);

    private static List<String> told(View.Board board, String kind, String name) {
        return board.features().stream()
                .filter(feature -> feature.kind().equals(kind) && feature.name().equals(name))
                .flatMap(feature -> feature.details().stream())
                .map(detail -> detail.label() + " " + detail.value())
                .toList();
    }

    private View.Board seenBy(Viewer viewer) {
        return Tables.BOOK
                .game()
                .view(Tables.BOOK.game().known(state, viewer), viewer)
                .board();
    }

    @Test
    void a_zone_tells_what_it_is_like_and_weather_that_is_everywhere_is_told_once() {
        View.Board board = seenBy(Viewer.GAMEMASTER);

        assertThat(told(board, "everywhere", "rain")).containsExactly("rain rain 1");
        assertThat(told(board, "zone", "yard"))
                .containsExactly("light lit", "cover cart, wood 1 CD", "cover steel barricade 3 CD", "ranges ");
        assertThat(told(board, "zone", "pit"))
                .containsExactly("light lit", "fog fog: +1 D", "radiation 2 radiation a turn", "ranges ");
    }

    @Test
    void a_mine_is_a_tag_only_for_those_who_know_of_it() {
        assertThat(told(seenBy(Viewer.GAMEMASTER), "zone", "road"))
                .containsExactly("light dark 2: +2 D", "terrain loose sand 1 AP", "mine trip mine", "ranges ");
        assertThat(told(seenBy(Viewer.player("rook")), "zone", "road"))
                .containsExactly("light dark 2: +2 D", "terrain loose sand 1 AP", "ranges ");
    }

    @Test
    void a_link_costs_what_is_crossed_and_entered_each_way() {
        View.Board board = seenBy(Viewer.GAMEMASTER);
        List<View.Feature> links = board.features().stream()
                .filter(feature -> feature.kind().equals("link"))
                .toList();

        assertThat(links).extracting(View.Feature::at).containsExactly(List.of("yard", "road"), List.of("road", "pit"));
        assertThat(told(board, "link", "link"))
                .containsExactly("there 3", "back 2", "there 0", "back 1", "sight one cannot see through");
    }

    @Test
    void ranges_say_how_far_each_zone_is_and_what_is_out_of_sight() {
        Stream<View.Detail> ranges = seenBy(Viewer.GAMEMASTER).features().stream()
                .filter(feature -> feature.name().equals("yard"))
                .flatMap(feature -> feature.details().stream())
                .filter(detail -> detail.label().equals("ranges"))
                .flatMap(detail -> detail.within().stream());

        assertThat(ranges.map(detail -> detail.label() + " " + detail.value()))
                .containsExactly("yard close", "road medium", "pit long, out of sight");
    }

    @Test
    void those_in_reach_of_each_other_are_tied_and_cover_is_named() {
        View.Unit rook =
                Tables.BOOK.game().view(state, Viewer.GAMEMASTER).unit("rook").orElseThrow();

        assertThat(rook.conditions())
                .extracting(condition ->
                        condition.name() + condition.unit().map(id -> " " + id).orElse(""))
                .containsExactly("behind cart", "in reach thug");
    }
}
