package arbiter.games.wasteland.action;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.inReach;
import static arbiter.games.wasteland.Cast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.TableRules;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

class DefendTest {

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter gunner = enemy("road-gunner", 1, 1);

    @Test
    @Ledger({"WAS-MAJ-4", "defend", "ap-defend", "WAS-AP-10", "athletics", "WAS-AMB-10"})
    void a_passed_defend_raises_defense_and_points_raise_it_once_more() {
        var play = Turns.of(rook, gunner);
        ActionPools.put(play.state(), 2, 0);
        play.choice("test.dice", "0").dice("test.d20", 4, 15).choice("defend.further", "yes");

        Turns.act(play, "defend");

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls Defend, 4+15 against 10: 1 success, difficulty 1, passes",
                        "Rook defends: Defense 2",
                        "Rook spends 2 AP: one more Defense",
                        "Rook defends: Defense 3");
        LastingActions.end(play, rook); // the start of the next own turn
        assertThat(rook.defense()).isEqualTo(1);
    }

    @Test
    @Ledger({"WAS-MAJ-4", "WAS-AP-7", "WAS-AMB-10"})
    void a_second_defend_meets_the_raised_defense_and_is_in_haste() {
        var play = Turns.of(rook, gunner);
        play.choice("test.dice", "0").dice("test.d20", 4, 15);
        Turns.act(play, "defend");
        ActionPools.put(play.state(), 2, 0);
        play.choice("test.dice", "0").dice("test.d20", 5, 6);

        Turns.act(play, "defend");

        assertThat(play.log())
                .endsWith(
                        "Rook spends 2 AP: extra major action",
                        "Rook rolls Defend, 5+6 against 10: 2 successes, difficulty 3 (+2 Defense +1 extra action),"
                                + " fails");
    }

    @Test
    @Ledger({"WAS-REACH-3", "WAS-REACH-1", "WAS-AMB-08"})
    void an_enemy_in_reach_disturbs_unless_the_table_says_otherwise() {
        inReach(rook, gunner);
        var play = Turns.of(rook, gunner);
        play.choice("test.dice", "0").dice("test.d20", 5, 6);
        DefendAct.ACT.resolve(play, Occasion.of(rook));
        assertThat(play.log())
                .containsExactly(
                        "Rook rolls Defend, 5+6 against 10: 2 successes, difficulty 3 (+1 Defense +2 enemy in reach),"
                                + " fails");

        var exempt = new Scenario<>(table(new TableRules(true, false, false, false, false, false, false, false), rook));
        exempt.choice("test.dice", "0").dice("test.d20", 5, 16);
        DefendAct.ACT.resolve(exempt, Occasion.of(rook));
        assertThat(exempt.log()).endsWith("Rook defends: Defense 2");
    }
}
