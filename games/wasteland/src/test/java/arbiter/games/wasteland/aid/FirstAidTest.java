package arbiter.games.wasteland.aid;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.inReach;
import static arbiter.games.wasteland.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class FirstAidTest {

    private static final int TORSO = 1;
    private static final int LEFT_LEG = 4;

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter maul = hero("maul", 1, 0);

    /** Hard rule 9, second half: three injuries, two points, 2 HP and awake. */
    @Test
    @Ledger({
        "WAS-AID-1",
        "WAS-AID-2",
        "WAS-DYING-8",
        "WAS-DYING-9",
        "ap-stabilise-hp",
        "ap-stabilise-wake",
        "first-aid",
        "WAS-MAJ-5",
        "medicine",
        "WAS-AMB-56",
        "WAS-AMB-38"
    })
    void somebody_dying_is_stabilised_healed_and_woken_for_points() {
        inReach(rook, maul);
        Vitals.put(maul, 4, 0, Vitals.Life.ABLE);
        var play = scenario(rook, maul);
        HealthLoss.ofHit(play, maul, 6, LEFT_LEG, false);
        HealthLoss.ofHit(play, maul, 1, TORSO, false);
        int told = play.log().size();
        ActionPools.put(play.state(), 2, 0);
        play.choice("test.dice", "0")
                .dice("test.d20", 1, 1)
                .choice("aid.choice", "stabilise")
                .choice("aid.points", "1")
                .choice("aid.wake", "yes");

        new FirstAid(play, Occasion.of(rook), maul).resolve();

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Rook rolls First Aid, 1+1 against 6: 4 successes, difficulty 3, passes, 1 AP",
                        "Maul is stable with 1 HP, and unconscious",
                        "Rook spends 1 AP: hit points of Maul",
                        "Maul regains 1 HP, 2 now",
                        "Rook spends 1 AP: waking Maul",
                        "Maul wakes up");
        assertThat(maul.injuries().untreated()).isEqualTo(3);
        assertThat(maul.isProne()).isTrue();
    }

    @Test
    @Ledger({"WAS-AID-1", "WAS-AID-5", "WAS-AID-9"})
    void oneself_is_one_harder_and_healing_gives_the_rank() {
        Vitals.put(rook, 10, 0, Vitals.Life.ABLE);
        var play = scenario(rook).choice("test.dice", "0").dice("test.d20", 2, 15);

        new FirstAid(play, Occasion.of(rook), rook).resolve();

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls First Aid, 2+15 against 6: 1 success, difficulty 1, passes",
                        "Rook regains 1 HP, 11 now");
    }

    @Test
    @Ledger({"WAS-AID-3", "WAS-QUAL-5", "WAS-INJ-7", "debilitating"})
    void an_injury_that_is_hard_to_treat_has_to_be_announced() {
        inReach(rook, maul);
        var play = scenario(rook, maul);
        Injuries.inflict(play, maul, TORSO, true);
        play.choice("aid.announce", "yes").choice("test.dice", "0").dice("test.d20", 1, 15);

        new FirstAid(play, Occasion.of(rook), maul).resolve();

        assertThat(play.log())
                .endsWith(
                        "Rook rolls First Aid, 1+15 against 6: 2 successes, difficulty 2 (+1 injuries +1 hard to"
                                + " treat), passes",
                        "Maul's injury of the torso is treated");
        assertThat(maul.injuries().untreated()).isZero();
    }

    @Test
    @Ledger({"WAS-AID-6", "WAS-AID-8", "WAS-REACH-1", "WAS-REACH-3", "repair", "WAS-AMB-09"})
    void robots_are_repaired_and_an_enemy_in_reach_disturbs() {
        Fighter bot =
                new Fighter("bot", "Bot", "party", enemy("steward-bot", 2, 0).profile(), 2, 0);
        Fighter thug = enemy("scav-thug", 3, 0);
        Vitals.put(bot, 5, 0, Vitals.Life.ABLE);
        inReach(rook, bot);
        inReach(rook, thug);
        var play = scenario(rook, bot, thug).choice("test.dice", "0").dice("test.d20", 1, 2);

        new FirstAid(play, Occasion.of(rook), bot).resolve();

        assertThat(play.log())
                .containsExactly(
                        "Rook rolls First Aid, 1+2 against 6: 3 successes, difficulty 4 (+2 robot +2 enemy in reach),"
                                + " fails");
    }
}
