package arbiter.games.wasteland.health;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static arbiter.games.wasteland.Cast.somebody;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.injury.Bleeding;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class DyingTest {

    private static final int TORSO = 1;
    private static final int LEFT_ARM = 2;
    private static final int RIGHT_ARM = 3;
    private static final int LEFT_LEG = 4;

    private final Fighter rook = hero("rook", 0, 0);

    /** Hard rule 9: 4 HP, 6 at the left leg, then 1 at the torso. */
    @Test
    @Ledger({
        "WAS-DYING-1",
        "WAS-DYING-2",
        "WAS-DYING-6",
        "WAS-DYING-7",
        "WAS-DMG-7",
        "WAS-DMG-8",
        "WAS-INJ-1",
        "WAS-INJ-5",
        "WAS-INJ-6",
        "injury-leg",
        "WAS-DYING-12",
        "WAS-AMB-51"
    })
    void a_critical_hit_that_fells_somebody_injures_twice_and_further_damage_once_more() {
        Vitals.put(rook, 4, 0, Vitals.Life.ABLE);
        var play = scenario(rook);

        HealthLoss.ofHit(play, rook, 6, LEFT_LEG, false);
        HealthLoss.ofHit(play, rook, 1, TORSO, false);

        assertThat(play.log())
                .containsExactly(
                        "Rook loses 6 HP at the left leg, a critical hit, 0 left",
                        "Rook has an injury of the left leg",
                        "Rook is prone",
                        "Rook is dying",
                        "Rook has an injury of the left leg",
                        "Rook loses 1 HP at the torso, 0 left",
                        "Rook has an injury of the torso");
        assertThat(rook.injuries().untreated()).isEqualTo(3);
    }

    @Test
    @Ledger({"WAS-DYING-3", "WAS-DYING-4", "WAS-DYING-5", "WAS-TURN-9", "WAS-AMB-37", "WAS-AMB-39"})
    void a_death_save_is_as_hard_as_there_are_injuries_and_failing_it_is_death() {
        Vitals.put(rook, 1, 0, Vitals.Life.ABLE);
        var play = scenario(rook);
        HealthLoss.ofHit(play, rook, 2, LEFT_LEG, false);
        HealthLoss.ofHit(play, rook, 1, LEFT_LEG, false);
        play.choice("test.dice", "0").dice("test.d20", 3, 19);
        play.choice("test.dice", "0").dice("test.d20", 9, 10);

        DeathSave.resolve(play, rook);
        assertThat(rook.isDying()).isTrue();
        DeathSave.resolve(play, rook);

        assertThat(play.log())
                .endsWith(
                        "Rook rolls a death save, 3+19 against 9 (3 twice): 2 successes, difficulty 2, passes, 1"
                                + " complication",
                        "Rook rolls a death save, 9+10 against 9 (3 twice): 1 success, difficulty 2, fails",
                        "Rook dies");
        assertThat(rook.present()).isFalse();
    }

    @Test
    @Ledger({"WAS-INJ-3", "injury-torso", "WAS-DYING-7", "WAS-AMB-46", "WAS-INJ-6"})
    void an_injured_torso_bleeds_at_the_end_of_each_turn_and_no_resistance_helps() {
        var play = scenario(rook).dice("injury.bleeding", 2, 5);
        Injuries.inflict(play, rook, TORSO, false);
        Injuries.inflict(play, rook, TORSO, false);

        Bleeding.endOfTurn(play, rook);

        assertThat(play.log())
                .containsExactly(
                        "Rook has an injury of the torso",
                        "Rook has an injury of the torso",
                        "Rook loses 3 HP at the torso, 9 left");
        assertThat(rook.injuries().untreated()).isEqualTo(2); // both count against whoever helps
    }

    @Test
    @Ledger({"WAS-INJ-4", "injury-arm", "WAS-GEAR-2"})
    void an_injured_arm_drops_what_its_hand_holds() {
        var play = scenario(rook);

        Injuries.inflict(play, rook, LEFT_ARM, false);
        Injuries.inflict(play, rook, RIGHT_ARM, false);

        assertThat(play.log())
                .containsExactly(
                        "Rook has an injury of the left arm",
                        "Rook has an injury of the right arm",
                        "Rook drops the service pistol");
    }

    @Test
    @Ledger({"WAS-INJ-2", "injury-head", "WAS-TURN-8"})
    void an_injured_head_takes_the_actions_of_the_next_turn_once() {
        var play = scenario(rook);

        Injuries.inflict(play, rook, 0, false);
        Injuries.inflict(play, rook, 0, true);

        assertThat(play.log())
                .containsExactly(
                        "Rook has an injury of the head",
                        "Rook loses the actions of the next turn (head injury)",
                        "Rook has an injury of the head that is hard to treat");
        assertThat(Injuries.has(rook, InjuryClass.HEAD)).isTrue();
    }

    @Test
    @Ledger({"WAS-NPC-4", "WAS-NPC-5", "WAS-AMB-42", "scav-thug", "road-gunner"})
    void others_are_out_at_nothing_left_and_minions_at_the_first_injury() {
        Fighter gunner = enemy("road-gunner", 1, 0);
        Fighter thug = enemy("scav-thug", 2, 0);
        var play = scenario(rook, gunner, thug);

        HealthLoss.ofHit(play, gunner, 4, TORSO, false);
        HealthLoss.ofHit(play, gunner, 5, TORSO, false);
        HealthLoss.ofHit(play, thug, 5, LEFT_LEG, false);

        assertThat(play.log())
                .containsExactly(
                        "Road gunner loses 4 HP at the torso, 5 left",
                        "Road gunner loses 5 HP at the torso, a critical hit, 0 left",
                        "Road gunner has an injury of the torso",
                        "Road gunner is out of the fight",
                        "Scav thug loses 5 HP at the left leg, a critical hit, 1 left",
                        "Scav thug has an injury of the left leg",
                        "Scav thug is out of the fight");
    }

    @Test
    @Ledger({"WAS-RAD-3", "WAS-DYING-13", "WAS-DMG-13", "WAS-AMB-33"})
    void radiation_that_takes_the_whole_maximum_is_dying_that_nobody_can_stop() {
        Fighter bo = somebody("Bo", "party", 1, 0, 3, new Resistance(0, 0, 1));
        var play = scenario(rook, bo);

        Radiation.take(play, bo, 4, TORSO, false);

        assertThat(play.log())
                .containsExactly(
                        "Bo takes 3 radiation: 0 of 0 HP",
                        "Bo is dying",
                        "Bo is prone",
                        "Bo has an injury of the torso");
        assertThat(Healing.canBeStabilised(bo)).isFalse();
    }

    @Test
    @Ledger({"WAS-DYING-6", "WAS-DMG-7"})
    void a_critical_hit_on_the_dying_injures_twice() {
        Vitals.put(rook, 1, 0, Vitals.Life.ABLE);
        var play = scenario(rook);
        HealthLoss.ofHit(play, rook, 1, LEFT_LEG, false);
        int told = play.log().size();

        HealthLoss.ofHit(play, rook, 5, LEFT_ARM, false);

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Rook loses 5 HP at the left arm, a critical hit, 0 left",
                        "Rook has an injury of the left arm",
                        "Rook has an injury of the left arm");
    }
}
