package arbiter.games.wasteland.zone;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.MenuEntry;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Game;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Three zones in a row; the road between camp and gate is mined. */
class MinesTest {

    private static final String ROAD = """
        game: wasteland
        units:
          - {name: Maul, character: ../characters/maul.yaml, side: party, at: camp, now: {luck: 0}}
          - {name: Hale, character: ../characters/hale.yaml, side: party, at: road behind kerb, now: {luck: 0}}
          - {id: sapper, sheet: {kind: adversary, id: sapper, name: Sapper, being: person, rank: normal, level: 1, attributes: {STR: 5, PER: 5, END: 5, CHA: 5, INT: 5, AGI: 5, LCK: 5}, weapons: [trip-mine], text: x}, side: raiders, at: gate}
          - {id: thug, from: scav-thug, side: raiders, at: gate}
        scene:
          zones:
            - {name: camp}
            - {name: road, darkness: 1, rain: 1, cover: [{name: kerb, kind: concrete-cover}]}
            - {name: gate}
          links: [{between: [camp, road]}, {between: [road, gate]}]
          mines: [%s]
          warned: [%s]
          pools: {party: 0, gamemaster: 0}
        turn: %s
        """;

    private static final String MINE = "{weapon: trip-mine, at: road, known-to: raiders}";

    private final Game<WastelandState> game = Tables.BOOK.game();

    private static Scenario<WastelandState> turnOf(String unit, String mines, String warned) {
        return new Scenario<>(Tables.of(ROAD.formatted(mines, warned, unit)));
    }

    private static List<String> ids(WastelandState state) {
        return ActMenu.of(state, state.acting().orElseThrow()).stream()
                .map(MenuEntry::id)
                .toList();
    }

    private void act(Scenario<WastelandState> play, String id) {
        play.choice("turn.action", id);
        game.advance(play);
    }

    @Test
    @Ledger({"WAS-QUAL-8", "WAS-MOVE-5", "WAS-COVER-4", "WAS-ATK-10", "WAS-SNEAK-4", "trip-mine", "mine", "WAS-AMB-72"})
    void whoever_does_not_know_of_a_mine_sets_it_off_and_goes_no_farther_with_a_hurt_leg() {
        var play = turnOf("maul", MINE, "")
                .dice("attack.location", 16, 5) // Maul's left leg, then Hale's torso
                .dice("damage.dice", 2, 2, 2, 1, 5, 3);

        act(play, "sprint:gate");

        assertThat(play.log())
                .containsExactly(
                        "Maul sprints to road",
                        "Maul sets off a Trip mine in road",
                        "The Trip mine's 6 CD come to 9 damage and an Effect", // Vicious, and no cover for Hale
                        "Maul loses 7 HP at the left leg, a critical hit, 6 left",
                        "Maul has an injury of the left leg",
                        "Maul is prone",
                        "Hale loses 8 HP at the torso, a critical hit, 2 left",
                        "Hale has an injury of the torso");
        assertThat(play.state().unit("maul").zone()).isEqualTo(1);
        assertThat(play.state().unit("maul").turn().moved()).isTrue();
        assertThat(play.state().mines().placed()).isEmpty();
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-QUAL-8", "WAS-AMB-59"})
    void whoever_knows_of_a_mine_is_asked_whether_to_step_on_it() {
        var play = turnOf("thug", MINE, "");
        act(play, "move:road");
        assertThat(play.log()).containsExactly("Scav thug moves to road");

        var willing = turnOf("thug", MINE, "")
                .choice("move.mine", "yes")
                .dice("attack.location", 5, 5)
                .dice("damage.dice", 3, 3, 3, 3, 3, 1);
        act(willing, "move:road");
        assertThat(willing.log())
                .containsExactly(
                        "Scav thug moves to road",
                        "Scav thug sets off a Trip mine in road",
                        "The Trip mine's 6 CD come to 1 damage");
    }

    @Test
    @Ledger({"WAS-QUAL-8", "WAS-ENV-1", "WAS-ENV-3", "WAS-AMB-77"})
    void whoever_reckons_with_mines_looks_out_once_in_every_zone() {
        var play = turnOf("maul", MINE, "maul").choice("test.dice", "0").dice("test.d20", 1, 1);
        act(play, "move:road");

        assertThat(play.log())
                .containsExactly(
                        "Maul moves to road",
                        "Maul rolls looking out for mines, 1+1 against 7: 4 successes, difficulty 4 (+2 hidden +1"
                                + " darkness +1 rain), passes",
                        "Maul spots a mine in road");
        assertThat(Mines.known(play.state(), play.state().unit("hale"), 1)).hasSize(1); // Hale is told

        var nothing = turnOf("maul", "", "maul").choice("test.dice", "0").dice("test.d20", 1, 1);
        act(nothing, "move:road");
        assertThat(nothing.log()).hasSize(2); // the same roll where there is no mine
    }

    @Test
    @Ledger({"WAS-QUAL-8", "WAS-MAJ-10", "test"})
    void a_search_takes_a_test_and_is_open_to_those_who_reckon_with_mines() {
        assertThat(ids(turnOf("maul", MINE, "").state())).noneMatch(id -> id.startsWith("search"));
        var play = turnOf("maul", MINE, "maul").choice("test.dice", "0").dice("test.d20", 1, 19);
        assertThat(ids(play.state())).contains("search:camp", "search:road").doesNotContain("search:gate");

        act(play, "search:road");

        assertThat(play.log())
                .containsExactly("Maul rolls looking for mines, 1+19 against 7: 2 successes, difficulty 4 (+2 hidden +1"
                        + " darkness +1 rain), fails");
    }

    @Test
    @Ledger({"WAS-QUAL-8", "WAS-MIN-3", "place-mine", "interact", "WAS-AMB-27"})
    void a_mine_is_laid_without_a_test_and_only_its_side_knows_of_it() {
        var play = turnOf("sapper", "", "");
        act(play, "place-mine:trip-mine");

        assertThat(play.log()).containsExactly("Sapper lays a Trip mine in gate");
        WastelandState state = play.state();
        assertThat(state.unit("sapper").items().items()).isEmpty();
        assertThat(Mines.known(state, state.unit("thug"), 2)).hasSize(1);
        assertThat(game.known(state, Viewer.player("thug")).mines().placed()).hasSize(1);
        assertThat(game.known(state, Viewer.player("maul")).mines().placed()).isEmpty();
        assertThat(play.events().get(play.events().size() - 1).audience(state).includes(Viewer.player("maul")))
                .isFalse();
    }

    @Test
    @Ledger({"WAS-MOVE-5", "WAS-QUAL-8", "WAS-AMB-72"})
    void a_scratch_on_the_way_stops_nobody() {
        var play = turnOf("maul", "{weapon: trip-mine, at: gate, known-to: raiders}, " + MINE, "")
                .dice("attack.location", 5, 5)
                .dice("damage.dice", 3, 3, 3, 3, 3, 1)
                .choice("test.dice", "0") // after the first one Maul looks out
                .dice("test.d20", 18, 19)
                .dice("attack.location", 5, 5, 5)
                .dice("damage.dice", 3, 3, 3, 3, 3, 1);
        act(play, "sprint:gate:to-thug");

        assertThat(play.log())
                .containsExactly(
                        "Maul sprints to road",
                        "Maul sets off a Trip mine in road",
                        "The Trip mine's 6 CD come to 1 damage",
                        "Maul sprints to gate, up to Scav thug", // a scratch does not stop Maul
                        "Maul rolls looking out for mines, 18+19 against 7: 0 successes, difficulty 2, fails",
                        "Maul sets off a Trip mine in gate",
                        "The Trip mine's 6 CD come to 1 damage",
                        "Sapper loses 1 HP at the torso, 5 left");
    }
}
