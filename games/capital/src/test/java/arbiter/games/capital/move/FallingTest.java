package arbiter.games.capital.move;

import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Staged;
import arbiter.games.capital.turn.TurnStart;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

class FallingTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = somebody("Mara", "0,0").unit();
    private final Combatant vera = somebody("Vera", "5,0").armed("pistol").unit();

    @Test
    @Ledger({"CAP-FALL-1", "CAP-FALL-2", "CAP-AMB-81", "CAP-AMB-60"})
    void a_long_fall_takes_several_turns_and_counts_as_a_whole() {
        Staged.at(mara, 52_500);
        var play = scenario(turnOf(mara, vera)).dice("fall.acting", 1, 2).dice("fall.opposing", 1, 2);
        for (int metre = 0; metre < 52; metre++) {
            play.dice("fall.damage", 1);
        }

        Fall.begin(play, mara);
        assertThat(mara.base().altitude()).isEqualTo(42_500);
        Fall.goOn(play, mara);
        assertThat(mara.base().altitude()).isEqualTo(12_500);
        Fall.goOn(play, mara);
        assertThat(play.log())
                .contains("Mara, landing: 1+2 +5 AGI = 8 against 1+2 +52 Difficulty = 55, fails by 47")
                .contains("Mara hits the ground after 52m and lies on the ground");
    }

    @Test
    @Ledger({"CAP-FALL-2", "CAP-AMB-60", "CAP-AMB-81"})
    void a_bad_landing_hurts_a_die_for_every_metre() {
        Staged.at(mara, 5_900);
        var play = scenario(turnOf(mara, vera))
                .dice("fall.acting", 2, 3)
                .dice("fall.opposing", 3, 4)
                .dice("fall.damage", 1, 2, 3, 4, 1);

        Fall.begin(play, mara);

        assertThat(play.log())
                .containsExactly(
                        "Mara begins to fall",
                        "Mara falls 5.9m",
                        "Mara, landing: 2+3 +5 AGI = 10 against 3+4 +5 Difficulty = 12, fails by 2",
                        "Mara hits the ground after 5m and lies on the ground",
                        "Mara takes 11 blunt damage, 9 HP left");
        assertThat(mara.isProne()).isTrue();
        assertThat(mara.movement().isFalling()).isFalse();
    }

    @Test
    @Ledger({"CAP-FALL-1", "CAP-AMB-81"})
    void from_the_third_turn_on_a_fall_is_fifty_metres_a_turn() {
        Staged.at(mara, 200_000);
        var play = scenario(turnOf(mara, vera));

        Fall.begin(play, mara);
        for (int turn = 0; turn < 3; turn++) {
            Fall.goOn(play, mara);
        }

        assertThat(play.log())
                .filteredOn(line -> line.contains("m up"))
                .containsExactly(
                        "Mara falls 10m, 190m up",
                        "Mara falls 30m, 160m up",
                        "Mara falls 50m, 110m up",
                        "Mara falls 50m, 60m up");
    }

    @Test
    @Ledger("CAP-FALL-2")
    void four_metres_need_a_check_and_whoever_passes_it_stands() {
        Staged.at(mara, 4_000);
        var play = scenario(turnOf(mara, vera)).dice("fall.acting", 3, 3).dice("fall.opposing", 3, 4);

        Fall.begin(play, mara);

        assertThat(play.log())
                .endsWith(
                        "Mara, landing: 3+3 +5 AGI = 11 against 3+4 +4 Difficulty = 11, a tie",
                        "Mara hits the ground after 4m on their feet");
        assertThat(mara.isProne()).isFalse();
        assertThat(mara.hp()).isEqualTo(20);
    }

    @Test
    @Ledger("CAP-FALL-2")
    void less_than_four_metres_are_harmless() {
        Staged.at(mara, 3_900);
        var play = scenario(turnOf(mara, vera));

        Fall.begin(play, mara);

        assertThat(play.log()).last().isEqualTo("Mara hits the ground after 3m on their feet");
    }

    @Test
    @Ledger({"CAP-AMB-81", "CAP-OW-2"})
    void overwatch_can_catch_somebody_in_mid_air() {
        Staged.at(mara, 3_000);
        CapitalState state = turnOf(mara, vera);
        new OverwatchTaken("vera", 1, false).apply(state);
        var play = scenario(state)
                .choice("overwatch.interrupt", "attack:mara:1m")
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 5, 5);

        Fall.begin(play, mara);

        assertThat(play.log()).contains("Mara falls 1m, 2m up", "Mara falls 2m");
    }

    @Test
    @Ledger("CAP-KEY-FLYING")
    void those_who_fly_do_not_fall() {
        Combatant drone = Staged.at(somebody("Drone", "0,0").like("drone").unit(), 3_000);
        var play = scenario(turnOf(drone, vera));

        Fall.begin(play, drone);

        assertThat(play.log()).isEmpty();
    }

    @Test
    @Ledger("CAP-AMB-71")
    void a_fall_goes_on_when_the_next_turn_starts() {
        Staged.at(mara, 41_000);
        var play = scenario(turnOf(mara, vera));
        Fall.begin(play, mara);

        TurnStart.resolve(play);

        assertThat(play.log()).contains("Mara falls 30m, 1m up").last().isEqualTo("Mara's turn, round 1: 2 Actions");
    }
}
