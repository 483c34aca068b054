package arbiter.games.narrative.turn;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Rolls.shoot;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.damage.Recovered;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.status.Status;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How rounds go: slots lost and regained, empty turns, statuses, and a fight from initiative on. */
class RoundTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, brann, troopers);

    private void slots(String... sides) {
        play.emit(new SlotsSettled(
                List.of(sides).stream().map(side -> Slot.unrolled(side, side)).toList()));
    }

    private void steps(int count) {
        for (int i = 0; i < count; i++) {
            Turn.resolve(play);
        }
    }

    @Test
    @Ledger({"NAR-INIT-6", "NAR-SP-T4", "NAR-SPEND-11"})
    void a_triumph_on_initiative_is_a_maneuver_before_the_fight() {
        play.choice("initiative.surprised", "brann-okar", "line-trooper")
                .dice("initiative.roll", 12, 1)
                .dice("initiative.roll", 1, 1, 1)
                .dice("initiative.roll", 1, 1)
                .choice("turn.free-maneuver", "drop");

        Initiative.resolve(play);

        play.allUsed();
        assertThat(play.log()).endsWith("The slots are players, players, enemies", "Ilka is prone");
        assertThat(ilka.turn().maneuvers()).isZero();
    }

    @Test
    @Ledger("NAR-INIT-7")
    void the_fallen_cost_a_slot_and_have_it_back_in_the_round_after() {
        slots("players", "enemies", "players");
        steps(1);
        play.emit(new Wounded("brann-okar", 15));
        play.choice("turn.action", "end").choice("turn.action", "end");
        steps(5);
        assertThat(play.log()).endsWith("Line trooper has finished", "Round 2");
        assertThat(play.state().slots().lost()).containsExactly(2);
        play.emit(new Recovered("brann-okar", 15, 0)); // in this round an open slot of the side is his
        play.choice("turn.slot", "brann-okar").choice("turn.action", "end").choice("turn.action", "end");
        steps(5);
        assertThat(play.log()).endsWith("Line trooper has finished", "Round 3");
        assertThat(play.state().slots().lost()).isEmpty();
    }

    @Test
    @Ledger("NAR-INIT-7")
    void late_arrivals_roll_and_add_a_slot() {
        play.emit(new SlotsSettled(
                List.of(new Slot("players", "ilka-dorn", 3, 0), new Slot("enemies", "line-trooper", 1, 0))));
        play.choice("initiative.surprised", "brann-okar").dice("initiative.roll", 2, 2, 1);

        Initiative.join(play, brann);

        assertThat(play.log()).endsWith("One more slot for players, the 2. of all");
        assertThat(play.state().slots().slots())
                .extracting(Slot::side)
                .containsExactly("players", "players", "enemies");
    }

    /** Nobody else takes it, and it takes no other: whoever does not know of the unit sees slots without a gap. */
    @Test
    @Ledger({"NAR-INIT-4", "NAR-INIT-5"})
    void whoever_hides_takes_the_slot_it_rolled() {
        brann.hide(true);
        play.emit(new SlotsSettled(List.of(
                new Slot("players", "brann-okar", 3, 0),
                new Slot("players", "ilka-dorn", 2, 0),
                new Slot("enemies", "line-trooper", 1, 0))));
        play.choice("turn.action", "end").choice("turn.action", "end");

        steps(5);

        assertThat(play.log())
                .containsExactly(
                        "The slots are players, enemies",
                        "Round 1",
                        "Brann takes slot 1",
                        "Brann has finished",
                        "Ilka takes slot 1",
                        "Ilka has finished");
    }

    @Test
    @Ledger("NAR-INIT-7")
    void whoever_hides_and_whose_slot_is_gone_takes_one_that_is_left() {
        play.emit(new SlotsSettled(
                List.of(new Slot("players", "brann-okar", 3, 0), new Slot("players", "ilka-dorn", 2, 0))));
        play.choice("turn.slot", "ilka-dorn").choice("turn.action", "end");
        steps(3);
        brann.hide(true);

        steps(1);

        assertThat(play.log()).last().isEqualTo("Brann takes slot 1");
    }

    @Test
    @Ledger({"NAR-TURN-5", "NAR-TURN-8", "NAR-STATUS-1", "NAR-STATUS-3"})
    void statuses_last_for_turns_of_the_one_affected_taken_or_not() {
        slots("players", "enemies");
        Status.STAGGERED.inflict(play, troopers, 1);
        Status.DISORIENTED.inflict(play, brann, 2);
        Status.DISORIENTED.inflict(play, brann, 1);
        assertThat(brann.statuses().disoriented()).isEqualTo(3);
        play.choice("turn.slot", "ilka-dorn").choice("turn.action", "end").choice("turn.action", "end");
        steps(6);
        assertThat(troopers.statuses().staggered()).isZero();
        assertThat(brann.statuses().disoriented()).isEqualTo(2); // his turn was empty
    }

    @Test
    @Ledger({"NAR-TURN-5"})
    void what_is_suffered_in_ones_own_turn_lasts_through_the_next() {
        slots("players");
        play.choice("turn.slot", "ilka-dorn");
        steps(2);
        Status.STAGGERED.inflict(play, ilka, 1);
        assertThat(ilka.statuses().staggered()).isEqualTo(2);
    }

    @Test
    @Ledger({"NAR-COMBAT-1", "NAR-NPC-1", "NAR-TURN-1"})
    void a_turn_of_aiming_and_shooting() {
        slots("players");
        play.choice("turn.slot", "ilka-dorn")
                .choice("turn.action", "aim")
                .choice("turn.action", "attack:marksman-rifle:line-trooper")
                .dice("check.roll", 4, 4, 1, 1, 1, 1, 1, 1, 1)
                .choice("turn.action", "end");
        steps(5);
        play.allUsed();
        assertThat(play.log())
                .endsWith(
                        "Ilka aims",
                        "Ilka rolls Marksman rifle against Line trooper, 2P 2A 3B vs 2D: success, 4 successes",
                        "Ilka aims no longer",
                        "Line trooper is hit by Marksman rifle: +8 Marksman rifle +4 net successes -4 soak = 8 wounds,"
                                + " 8 of 15, 2 standing",
                        "Ilka has finished");
    }

    @Test
    @Ledger({"NAR-NPC-1"})
    void a_group_that_is_gone_is_out_of_it() {
        play.emit(new Wounded("line-trooper", 9));
        play.dice("check.roll", 4, 4, 1, 1, 1, 1, 1, 1);
        shoot(play, ilka, troopers, "marksman-rifle");
        assertThat(play.log()).last().asString().endsWith("17 of 15, and is incapacitated");
        assertThat(troopers.present()).isFalse();
    }
}
