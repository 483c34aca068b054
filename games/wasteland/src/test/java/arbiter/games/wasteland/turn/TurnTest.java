package arbiter.games.wasteland.turn;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.turn.TurnEvents.TurnBegan;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Game;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnTest {

    private final Game<WastelandState> game = Tables.BOOK.game();
    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter maul = hero("maul", 1, 0);
    private final Fighter gunner = enemy("road-gunner", 2, 1);

    private static List<String> ids(WastelandState state, Fighter one) {
        return ActMenu.of(state, one).stream().map(MenuEntry::id).toList();
    }

    @Test
    @Ledger({"WAS-TURN-1", "WAS-TURN-2", "WAS-CHAR-5"})
    void whoever_starts_has_a_turn_before_the_first_round_and_keeps_the_place_in_it() {
        var play = scenario(maul, gunner, rook).choice("turn.opening", "maul").choice("turn.action", "end");

        game.advance(play); // the order is settled, and Maul starts
        game.advance(play); // the start of the turn
        game.advance(play); // its end
        assertThat(play.state().round()).isZero();
        game.advance(play); // round 1: Rook has 14, the gunner 13, Maul 10

        assertThat(play.state().sequence().order()).containsExactly("rook", "road-gunner", "maul");
        assertThat(play.log())
                .containsExactly("Maul starts the fight", "Maul has finished", "Round 1", "Rook has a turn");
    }

    private Scenario<WastelandState> acting(Fighter one, Fighter... others) {
        Fighter[] all = new Fighter[others.length + 1];
        all[0] = one;
        System.arraycopy(others, 0, all, 1, others.length);
        var play = scenario(all);
        new TurnEvents.OrderSettled(TurnOrder.of(play.state())).apply(play.state());
        new TurnEvents.RoundBegan().apply(play.state());
        new TurnBegan(one.id()).apply(play.state());
        return play;
    }

    @Test
    @Ledger({"WAS-TURN-3", "WAS-AP-6", "WAS-AP-7", "ap-extra-minor", "ap-extra-major", "WAS-TURN-5"})
    void one_minor_and_one_major_action_and_one_more_of_each_for_points() {
        var play = acting(rook, gunner);
        game.advance(play);
        assertThat(ids(play.state(), rook)).contains("aim", "attack:shoot:service-pistol:road-gunner");

        play.choice("turn.action", "aim");
        game.advance(play);
        play.choice("turn.action", "attack:shoot:service-pistol:road-gunner")
                .choice("test.dice", "0")
                .dice("test.d20", 18, 19)
                .choice("test.aim", "none");
        game.advance(play);
        assertThat(ids(play.state(), rook)).containsExactly("end");

        ActionPools.put(play.state(), 2, 0);
        assertThat(ActMenu.of(play.state(), rook).get(0).costs())
                .extracting("what")
                .contains("AP");
        play.choice("turn.action", "attack:shoot:service-pistol:road-gunner")
                .choice("test.dice", "0")
                .dice("test.d20", 18, 19);
        game.advance(play);

        assertThat(play.log())
                .contains(
                        "Rook spends 2 AP: extra major action",
                        "Rook rolls an attack, 18+19 against 11 (3 twice): 0 successes, difficulty 3 (+1 Defense +1"
                                + " range +1 extra action), fails");
        ActionPools.put(play.state(), 6, 0);
        assertThat(ids(play.state(), rook)) // never more than two majors, and no use in aiming
                .containsExactly(
                        "draw:machete",
                        "draw:mender-shot",
                        "drop:service-pistol",
                        "interact",
                        "move:road",
                        "move:road:to-road-gunner",
                        "end");
    }

    @Test
    @Ledger({"WAS-TURN-8", "WAS-TURN-6", "WAS-TURN-7", "WAS-AMB-22"})
    void lost_actions_leave_only_what_is_bought() {
        var play = acting(rook, gunner);
        LostActions.inflict(play, rook, "Stun");
        LostActions.inflict(play, rook, "Stun");
        game.advance(play);
        assertThat(ids(play.state(), rook)).containsExactly("end");

        ActionPools.put(play.state(), 2, 0);
        assertThat(ids(play.state(), rook)).contains("aim", "attack:shoot:service-pistol:road-gunner");

        play.choice("turn.action", "end");
        game.advance(play);
        assertThat(rook.lostActions()).isEqualTo(LostActions.NONE);
    }

    @Test
    @Ledger({"WAS-LUCK-4", "lucky-timing"})
    void a_point_of_luck_brings_a_turn_forward() {
        LuckPoints.put(maul, 1);
        var play = scenario(rook, maul, gunner).choice("turn.opening", "rook").choice("turn.action", "end");
        game.advance(play);
        game.advance(play);
        game.advance(play);
        play.choice("luck.timing", "yes");
        game.advance(play);

        assertThat(play.log()).endsWith("Round 1", "Maul spends 1 luck: Lucky Timing, 0 left", "Maul has a turn");
    }

    @Test
    @Ledger({"WAS-TURN-10"})
    void it_is_over_when_one_side_is_left_and_nobody_is_dying_any_more() {
        WastelandState state = scenario(rook, maul, gunner).state();
        assertThat(game.ending(state)).isEmpty();

        Vitals.put(gunner, 0, 0, Vitals.Life.OUT);
        assertThat(game.ending(state).orElseThrow().text()).isEqualTo("The party side is left");

        Vitals.put(maul, 0, 0, Vitals.Life.DYING);
        assertThat(game.ending(state)).isEmpty();
    }
}
