package arbiter.games.narrative.turn;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.damage.StrainSuffered;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Participant mutant = enemy("hulking-mutant", 1);

    private static void steps(Scenario<NarrativeState> play, int count) {
        for (int i = 0; i < count; i++) {
            Turn.resolve(play);
        }
    }

    private static Scenario<NarrativeState> slots(Scenario<NarrativeState> play, String... sides) {
        play.emit(new TurnEvents.SlotsSettled(
                List.of(sides).stream().map(side -> Slot.unrolled(side, side)).toList()));
        return play;
    }

    @Test
    @Ledger({"NAR-INIT-1", "NAR-INIT-2", "NAR-INIT-3", "NAR-INIT-4", "NAR-INIT-8", "NAR-CHECK-3"})
    void every_result_becomes_a_slot_of_a_side() {
        var play = scenario(Band.MEDIUM, ilka, brann, troopers)
                .choice("initiative.surprised", "brann-okar", "line-trooper")
                .dice("initiative.roll", 2, 5) // s and a
                .dice("initiative.roll", 1, 1, 1) // nothing
                .dice("initiative.roll", 7, 1); // sa

        Initiative.resolve(play);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Ilka rolls initiative with Cool, 1P 1A: 1 success, 1 advantage",
                        "Brann rolls initiative with Vigilance, 1P 2A: nothing left over",
                        "Line trooper rolls initiative with Vigilance, 2P: 1 success, 1 advantage",
                        "The slots are players, enemies, players");
    }

    @Test
    @Ledger("NAR-INIT-3")
    void more_advantage_breaks_a_tie_even_for_opponents() {
        var play = scenario(Band.MEDIUM, ilka, troopers)
                .choice("initiative.surprised", "line-trooper")
                .dice("initiative.roll", 2, 5)
                .dice("initiative.roll", 7, 6);

        Initiative.resolve(play);

        assertThat(play.log()).endsWith("The slots are enemies, players");
    }

    @Test
    @Ledger({"NAR-INIT-5", "NAR-TURN-1"})
    void a_side_says_who_fills_its_slot_and_everybody_acts_once() {
        var play = slots(scenario(Band.MEDIUM, ilka, brann, troopers), "players", "enemies", "players")
                .choice("turn.slot", "brann-okar")
                .choice("turn.action", "end")
                .choice("turn.action", "end")
                .choice("turn.action", "end");

        steps(play, 8);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "The slots are players, enemies, players",
                        "Round 1",
                        "Brann takes slot 1",
                        "Brann has finished",
                        "Line trooper takes slot 2",
                        "Line trooper has finished",
                        "Ilka takes slot 3",
                        "Ilka has finished",
                        "Round 2");
    }

    @Test
    @Ledger("NAR-INIT-7")
    void slots_without_anybody_left_are_passed_over() {
        var play = slots(scenario(Band.MEDIUM, ilka, brann, troopers), "players", "players", "enemies")
                .choice("turn.action", "end");
        play.emit(new Wounded("brann-okar", 15));

        steps(play, 4);

        assertThat(play.log())
                .containsExactly(
                        "The slots are players, players, enemies",
                        "Brann suffers 15 wounds, 15 of 14, and is incapacitated",
                        "Round 1",
                        "Ilka takes slot 1",
                        "Ilka has finished",
                        "Line trooper takes slot 3");
    }

    @Test
    @Ledger({"NAR-TURN-2", "NAR-TURN-3", "NAR-ACT-1", "NAR-MAN-8", "NAR-MAN-9"})
    void the_second_maneuver_costs_strain_or_the_action_and_there_is_no_third() {
        var play = slots(scenario(Band.SHORT, ilka, troopers), "players")
                .choice("turn.action", "move:farther:line-trooper")
                .choice("turn.action", "drop")
                .choice("turn.second-maneuver", "strain")
                .choice("turn.action", "end");

        steps(play, 5);

        play.allUsed();
        assertThat(ilka.isProne()).isTrue();
        assertThat(play.log())
                .containsSubsequence(
                        "Ilka goes farther from Line trooper, to medium range",
                        "Ilka suffers 2 strain, 2 of 13",
                        "Ilka is prone",
                        "Ilka has finished");
    }

    @Test
    @Ledger({"NAR-TURN-4", "NAR-ACT-1"})
    void minions_give_up_their_action_for_it() {
        var play = slots(scenario(Band.MEDIUM, ilka, troopers), "enemies")
                .choice("turn.action", "drop")
                .choice("turn.action", "stand")
                .choice("turn.action", "end");

        steps(play, 5);

        assertThat(play.log())
                .containsSubsequence(
                        "Line trooper is prone",
                        "Line trooper gives up the action for a maneuver",
                        "Line trooper stands up",
                        "Line trooper has finished");
    }

    @Test
    @Ledger({"NAR-TURN-4", "NAR-TURN-7"})
    void rivals_pay_with_wounds_as_long_as_they_stay_within_their_threshold() {
        var play = slots(scenario(Band.MEDIUM, ilka, mutant), "enemies")
                .choice("turn.action", "drop")
                .choice("turn.action", "stand")
                .choice("turn.second-maneuver", "strain");
        steps(play, 4);
        assertThat(play.log()).contains("Hulking mutant suffers 2 wounds, 2 of 18");

        play.emit(new Wounded("hulking-mutant", 15));
        assertThat(Suffering.canChoose(play.state(), mutant, 1)).isTrue();
        assertThat(Suffering.canChoose(play.state(), mutant, 2)).isFalse();
    }

    @Test
    @Ledger("NAR-TURN-7")
    void nobody_chooses_strain_beyond_the_threshold() {
        var play = scenario(Band.MEDIUM, ilka, troopers);
        play.emit(new StrainSuffered("ilka-dorn", 11));
        assertThat(Suffering.canChoose(play.state(), ilka, 2)).isTrue();
        play.emit(new StrainSuffered("ilka-dorn", 1));
        assertThat(Suffering.canChoose(play.state(), ilka, 2)).isFalse();
        assertThat(Suffering.canChoose(play.state(), troopers, 1)).isFalse();
    }
}
