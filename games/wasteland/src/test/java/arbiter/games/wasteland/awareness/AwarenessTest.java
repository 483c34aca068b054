package arbiter.games.wasteland.awareness;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.MenuEntry;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Game;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A path in the light, a wood in the dark, and fog over the moor. */
class AwarenessTest {

    private static final String WOOD = """
        game: wasteland
        units:
          - {name: Whisper, character: ../characters/whisper.yaml, side: camp, at: %s, now: {luck: 0}}
          - {id: thug, from: scav-thug, side: gang, at: path}
          - {id: gunner, from: road-gunner, side: gang, at: path}
          - {id: hound, from: feral-hound, side: gang, at: moor}
        scene:
          zones:
            - {name: path, cover: [{name: trunk, kind: wooden-cover}]}
            - {name: wood, darkness: 2, rain: 1}
            - {name: moor, fog: true}
          links: [{between: [path, wood]}, {between: [path, moor]}, {between: [wood, moor], blocks-sight: true}]
          unaware: [%s]
          sneaking: [%s]
          pools: {party: 0, gamemaster: 0}
        %s
        """;

    private static final String ALL =
            "{unit: thug, of: [whisper]}, {unit: gunner, of: [whisper]}, {unit: hound, of: [whisper]}";

    private final Game<WastelandState> game = Tables.BOOK.game();

    private static Scenario<WastelandState> fight(String at, String unaware, String sneaking, String turn) {
        return new Scenario<>(Tables.of(WOOD.formatted(at, unaware, sneaking, turn)));
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
    @Ledger({"WAS-SNEAK-5", "WAS-MOVE-2"})
    void who_moves_in_the_open_into_a_zone_is_seen_there() {
        var play = fight("wood", ALL, "", "turn: whisper");
        act(play, "move:path");
        assertThat(play.log())
                .containsExactly(
                        "Whisper moves to path",
                        "Scav thug becomes aware of Whisper",
                        "Road gunner becomes aware of Whisper");

        var behind = fight("wood", ALL, "", "turn: whisper");
        act(behind, "move:path:behind-trunk");
        assertThat(behind.log()).containsExactly("Whisper moves to path, behind the trunk");
    }

    @Test
    @Ledger({"WAS-SNEAK-5", "WAS-TURN-5"})
    void an_aware_friend_tells_the_others_for_nothing() {
        var play = fight("wood", "{unit: gunner, of: [whisper]}, {unit: hound, of: [whisper]}", "", "turn: thug");
        act(play, "tell");

        assertThat(play.log())
                .containsExactly("Road gunner becomes aware of Whisper", "Feral hound becomes aware of Whisper");
        assertThat(ids(play.state())).doesNotContain("tell");
        assertThat(play.state().unit("thug").turn().minors()).isZero();
    }

    @Test
    @Ledger({"WAS-SNEAK-5", "WAS-OPP-5", "WAS-AMB-64", "WAS-AMB-70", "hide", "sneak", "survival"})
    void hiding_is_opposed_by_everybody_who_could_see_and_the_dark_helps() {
        var play = fight("wood", "", "", "turn: whisper")
                .dice("test.d20", 5, 18)
                .choice("test.dice", "0")
                .dice("test.d20", 14, 15)
                .dice("test.d20", 1, 1)
                .choice("test.dice", "0")
                .dice("test.d20", 20, 19);
        act(play, "hide");

        assertThat(play.log())
                .containsExactly(
                        "Scav thug rolls watching out, 5+18 against 6: 1 success, difficulty 0, passes",
                        "Whisper rolls hiding, 14+15 against 12 (3 twice): 0 successes, difficulty 0 (+1 watcher -2"
                                + " darkness -1 rain), passes",
                        "Scav thug is unaware of Whisper",
                        "Road gunner rolls watching out, 1+1 against 7: 4 successes, difficulty 0, passes",
                        "Whisper rolls hiding, 19+20 against 12 (3 twice): 0 successes, difficulty 1 (+4 watcher -2"
                                + " darkness -1 rain), fails, 1 complication",
                        "Road gunner banks AP, the pool has 1");
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-SNEAK-5"})
    void nobody_hides_in_plain_sight_and_fog_hides_only_from_afar() {
        assertThat(ids(fight("path", "", "", "turn: whisper").state())).doesNotContain("hide");
        assertThat(ids(fight("path behind trunk", "", "", "turn: whisper").state()))
                .contains("hide");
        WastelandState moor = fight("moor", "", "", "turn: whisper").state();
        assertThat(ids(moor)).contains("hide");
        assertThat(Stealth.canHideFrom(moor, moor.unit("thug"), moor.unit("whisper")))
                .isTrue();
        assertThat(Stealth.canHideFrom(moor, moor.unit("hound"), moor.unit("whisper")))
                .isFalse();
    }

    @Test
    @Ledger({"WAS-SNEAK-5", "WAS-OPP-5", "WAS-TURN-12", "feral-hound"})
    void who_comes_sneaking_is_tested_before_the_first_turn() {
        var play = fight("wood", "", "whisper", "")
                .choice("turn.opening", "whisper")
                .dice("test.d20", 5, 18)
                .choice("test.dice", "0")
                .dice("test.d20", 14, 15)
                .dice("test.d20", 1, 1)
                .choice("test.dice", "0")
                .dice("test.d20", 20, 19);

        game.advance(play);

        assertThat(play.log())
                .containsExactly(
                        "Whisper comes sneaking",
                        "Scav thug rolls watching out, 5+18 against 6: 1 success, difficulty 0, passes",
                        "Whisper rolls sneaking up, 14+15 against 12 (3 twice): 0 successes, difficulty 0 (+1 watcher"
                                + " -2 darkness -1 rain), passes",
                        "Scav thug is unaware of Whisper",
                        "Road gunner rolls watching out, 1+1 against 7: 4 successes, difficulty 0, passes",
                        "Whisper rolls sneaking up, 19+20 against 12 (3 twice): 0 successes, difficulty 1 (+4 watcher"
                                + " -2 darkness -1 rain), fails, 1 complication",
                        "Road gunner banks AP, the pool has 1",
                        "Whisper starts the fight");
    }

    @Test
    @Ledger({"WAS-QUAL-4", "concealed", "pocket-blade", "AMB-77"})
    void a_thorough_search_finds_what_somebody_carries_hidden() {
        var play =
                fight("path", "", "", "turn: whisper").choice("test.dice", "0").dice("test.d20", 2, 3);
        Fighter gunner = play.state().unit("gunner");
        Nearness.join(play.state().unit("whisper"), gunner);
        assertThat(ids(play.state())).doesNotContain("frisk:gunner");
        Vitals.put(gunner, 1, 0, Vitals.Life.UNCONSCIOUS);

        act(play, "frisk:gunner");

        assertThat(play.log()).hasSize(2).endsWith("Whisper finds a Pocket blade on Road gunner");
    }
}
