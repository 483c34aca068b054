package arbiter.games.wasteland;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.chem.ChemEvents.DoseTaken;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.location.BrokenArmour;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Chem;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Game;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class CallsTest {

    private static final int TORSO = 1;
    private static final int LEFT_LEG = 4;

    private final Game<WastelandState> game = Tables.BOOK.game();
    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter gunner = enemy("road-gunner", 1, 1);

    private void call(Scenario<WastelandState> play, String id) {
        game.call(
                play,
                game.calls(play.state()).stream()
                        .filter(call -> call.option().id().equals(id))
                        .findFirst()
                        .orElseThrow());
    }

    private List<String> calls(Scenario<WastelandState> play) {
        return game.calls(play.state()).stream().map(call -> call.option().id()).toList();
    }

    @Test
    @Ledger({"WAS-LUCK-2", "luck-of-the-draw"})
    void a_helpful_fact_costs_what_the_gamemaster_says() {
        LuckPoints.put(rook, 3);
        var play = Turns.of(rook, gunner);
        play.choice("luck.fact", "there is a ladder").choice("luck.price", "2");
        call(play, "luck:rook");
        play.choice("luck.fact", "it rains gold").choice("luck.price", "0");
        call(play, "luck:rook");

        assertThat(play.log())
                .containsExactly(
                        "Rook spends 2 luck: Luck of the Draw, 1 left",
                        "Rook is lucky: there is a ladder",
                        "Rook has no such luck: it rains gold");
    }

    @Test
    @Ledger({"WAS-LUCK-1", "WAS-AP-1", "WAS-AP-12", "WAS-CHAR-8"})
    void a_quest_fills_luck_and_a_session_sets_the_pools() {
        var play = Turns.of(rook, gunner);
        ActionPools.put(play.state(), 5, 9);
        call(play, "quest");
        assertThat(rook.luck().left()).isEqualTo(6);
        assertThat(play.state().pools().party()).isEqualTo(5); // nothing decays in between
        call(play, "session");

        assertThat(play.log())
                .containsExactly(
                        "A quest starts: luck is whole again", "A session starts: party 0 AP, gamemaster 1 AP");
    }

    @Test
    @Ledger({"WAS-AID-10", "WAS-AID-11", "WAS-AMB-65", "WAS-INJ-8"})
    void a_rest_brings_all_hit_points_and_may_heal_an_injury() {
        var play = Turns.of(rook, gunner);
        Vitals.put(rook, 3, 2, Vitals.Life.ABLE);
        Injuries.inflict(play, rook, LEFT_LEG, false);
        Injuries.inflict(play, rook, TORSO, false);
        int told = play.log().size();
        play.choice("rest.hours", "eight")
                .choice("rest.injury", "1")
                .choice("rest.day", "quiet")
                .choice("test.dice", "1+gm1")
                .dice("test.d20", 3, 8, 15);

        call(play, "rest:rook");

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Rook rests well: 12 of 12 HP", // 12 and 2 for the rest, less 2 radiation
                        "Rook gives the gamemaster 1 AP",
                        "Rook rolls recovery, 3+8+15 against 9 (3 twice): 3 successes, difficulty 3 (+1 day +2"
                                + " injuries), passes",
                        "Rook's injury of the torso has healed");
        play.choice("rest.hours", "six").choice("rest.injury", "none");
        call(play, "rest:rook");
        assertThat(play.log()).endsWith("Rook rests: 10 of 10 HP");
    }

    @Test
    @Ledger({"WAS-GEAR-3", "repair"})
    void broken_armour_is_mended_by_a_test_as_hard_as_points_are_lost() {
        var play = Turns.of(rook, gunner);
        BrokenArmour.take(play, rook, TORSO, List.of(DamageType.PHYSICAL), 2);
        play.choice("test.dice", "0").dice("test.d20", 1, 15);

        call(play, "repair:rook");

        assertThat(play.log())
                .containsExactly(
                        "Rook loses 2 physical resistance at the torso",
                        "Rook rolls armour repair, 1+15 against 6: 2 successes, difficulty 2, passes",
                        "Rook's armour is mended");
        assertThat(calls(play)).doesNotContain("repair:rook");
    }

    @Test
    @Ledger({"WAS-CHEM-1", "WAS-CHEM-2", "shield-tabs", "rage-dose"})
    void brief_doses_last_for_a_scene_and_lasting_ones_for_the_next_as_well() {
        var play = Turns.of(rook, gunner);
        Chem rage = Handbooks.BOOK.content().shelf(Chem.class).get("rage-dose");
        Chem tabs = Handbooks.BOOK.content().shelf(Chem.class).get("shield-tabs");
        play.emit(new DoseTaken("rook", rage));
        play.emit(new DoseTaken("rook", tabs));

        call(play, "end-scene");
        assertThat(rook.chems().active()).containsExactly(tabs);
        call(play, "end-scene");

        assertThat(play.log()).endsWith("Rook's chems wear off but for Shield tabs", "Rook's chems wear off");
        assertThat(calls(play)).doesNotContain("end-scene");
    }

    @Test
    @Ledger({"WAS-INJ-1", "WAS-INJ-2", "WAS-INJ-7"})
    void the_gamemaster_injures_and_treats_by_hand_with_all_that_follows() {
        var play = Turns.of(rook, gunner);
        play.choice("call.location", "humanoid-head");
        call(play, "injure:rook");
        play.choice("call.injury", "0");
        call(play, "treat:rook");

        assertThat(play.log())
                .containsExactly(
                        "Rook has an injury of the head",
                        "Rook loses the actions of the next turn (head injury)",
                        "Rook's injury of the head is treated");
    }

    @Test
    @Ledger({"WAS-TEST-1", "WAS-TEST-12", "pilot", "barter"})
    void the_gamemaster_calls_for_any_test_even_of_what_nobody_has_learnt() {
        var play = Turns.of(rook, gunner);
        play.choice("test.skill", "barter")
                .choice("test.difficulty", "1")
                .choice("test.dice", "0")
                .dice("test.d20", 4, 5);
        call(play, "test:rook");
        play.choice("test.skill", "pilot")
                .choice("test.difficulty", "1")
                .choice("test.dice", "0")
                .dice("test.d20", 6, 20);
        call(play, "test:rook");

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls CHA + Barter, 4+5 against 4: 1 success, difficulty 1, passes",
                        "Rook rolls PER + Pilot, 6+20 against 6: 1 success, difficulty 1, passes, 1 complication");
    }

    @Test
    @Ledger({"WAS-MAJ-8"})
    void the_gamemaster_sets_off_what_waits_for_words() {
        var play = Turns.of(rook, gunner);
        play.choice("ready.action", "defend").choice("ready.trigger", "the bell rings");
        Turns.act(play, "ready");
        play.choice("ready.fire", "defend").choice("test.dice", "0").dice("test.d20", 19, 18);

        call(play, "trigger:rook");

        assertThat(play.log()).contains("Rook takes the readied action");
        assertThat(calls(play)).doesNotContain("trigger:rook");
    }
}
