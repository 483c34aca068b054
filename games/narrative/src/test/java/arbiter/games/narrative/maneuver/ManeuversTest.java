package arbiter.games.narrative.maneuver;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Maneuvers as turns have them: each ends by choice, and the first slot is always Ilka's. */
class ManeuversTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Scenario<NarrativeState> play = begun(scenario(Band.MEDIUM, ilka, troopers));

    private static Scenario<NarrativeState> begun(Scenario<NarrativeState> play) {
        play.emit(new SlotsSettled(List.of(Slot.unrolled("players", "players"))));
        Turn.resolve(play);
        Turn.resolve(play);
        return play;
    }

    private void sneak(Scenario<NarrativeState> at) {
        Check.roll(at, CheckInProgress.skill(at.state(), ilka, BOOK.skill("stealth"), Difficulty.SIMPLE, "nobody"));
    }

    private void act(String... acts) {
        for (String act : acts) {
            play.choice("turn.action", act);
        }
        for (int i = 0; i < acts.length; i++) {
            Turn.resolve(play);
        }
    }

    /** The turn ends, a round begins, and the slot is filled again. */
    private void nextTurn() {
        act("end");
        Turn.resolve(play);
        Turn.resolve(play);
    }

    private String pool() {
        return AttackPool.of(play.state(), ilka, troopers, BOOK.weapon("auto-rifle"))
                .assemble()
                .toString();
    }

    @Test
    @Ledger("NAR-MAN-1")
    void aiming_adds_a_boost_die_and_aiming_twice_two() {
        play.choice("turn.second-maneuver", "strain");

        act("aim");
        assertThat(pool()).isEqualTo("2P 2A 1B vs 2D");
        act("aim");
        assertThat(pool()).isEqualTo("2P 2A 2B vs 2D");
        assertThat(play.log())
                .containsSubsequence("Ilka aims", "Ilka suffers 2 strain, 2 of 13", "Ilka goes on aiming");
    }

    @Test
    @Ledger({"NAR-MAN-2", "NAR-MAN-14"})
    void a_called_shot_costs_two_setback_dice_and_one_after_aiming() {
        play.choice("aim.part", "weapon").choice("turn.second-maneuver", "action");

        act("called-shot");
        assertThat(pool()).isEqualTo("2P 2A vs 2D 2S");
        act("aim");
        assertThat(pool()).isEqualTo("2P 2A vs 2D 1S");
        assertThat(play.log()).contains("Ilka calls a shot at a weapon in its hand");
    }

    @Test
    @Ledger({"NAR-MAN-13", "NAR-MAN-14"})
    void two_aims_over_two_turns_and_then_a_call_leave_one_setback_die() {
        play.choice("turn.second-maneuver", "strain").choice("aim.part", "body");

        act("aim");
        nextTurn();
        act("aim");
        assertThat(pool()).isEqualTo("2P 2A 2B vs 2D");
        act("called-shot");
        assertThat(pool()).isEqualTo("2P 2A vs 2D 1S");
    }

    @Test
    @Ledger("NAR-MAN-14")
    void another_maneuver_in_between_breaks_the_row_and_keeps_the_die() {
        play.choice("turn.second-maneuver", "strain");

        act("aim", "drop");
        nextTurn();
        act("aim");

        assertThat(pool()).isEqualTo("2P 2A 1B vs 2D");
    }

    @Test
    @Ledger("NAR-MAN-13")
    void moving_loses_it() {
        play.choice("turn.second-maneuver", "strain");
        act("aim", "move:closer:line-trooper");

        assertThat(pool()).isEqualTo("2P 2A vs 1D");
        assertThat(play.log())
                .containsSubsequence("Ilka aims no longer", "Ilka comes closer to Line trooper, to short range");
    }

    @Test
    @Ledger("NAR-MAN-13")
    void it_is_gone_when_the_next_turn_ends() {
        act("aim");
        nextTurn();
        assertThat(pool()).isEqualTo("2P 2A 1B vs 2D");
        nextTurn();
        assertThat(pool()).isEqualTo("2P 2A vs 2D");
    }

    @Test
    @Ledger("NAR-MAN-13")
    void any_check_uses_it_up() {
        act("aim");
        play.choice("check.story", "no").choice("check.story-against", "no").dice("check.roll", 1, 1, 1, 1);

        sneak(play);

        assertThat(pool()).isEqualTo("2P 2A vs 2D");
    }

    @Test
    @Ledger("NAR-MAN-4")
    void a_guarded_stance_protects_and_hampers_to_the_end_of_the_next_turn() {
        act("guarded-stance");
        assertThat(pool()).isEqualTo("2P 2A vs 2D 1S");
        assertThat(AttackPool.of(play.state(), troopers, ilka, BOOK.weapon("combat-knife"))
                        .assemble())
                .hasToString("2A vs 2D 1S");
        assertThat(AttackPool.of(play.state(), troopers, ilka, BOOK.weapon("beam-rifle"))
                        .assemble())
                .hasToString("2P 1A 1B vs 2D");

        nextTurn();
        assertThat(pool()).isEqualTo("2P 2A vs 2D 1S");
        nextTurn();
        assertThat(pool()).isEqualTo("2P 2A vs 2D");
    }

    @Test
    @Ledger("NAR-MAN-3")
    void an_engaged_ally_is_helped_with_one_check() {
        var two = begunTogether();
        two.choice("turn.action", "assist:ilka-dorn");
        Turn.resolve(two);
        two.choice("check.story", "no")
                .choice("check.story-against", "no")
                .dice("check.roll", 1, 1, 2, 1, 3)
                .choice("check.story", "no")
                .choice("check.story-against", "no")
                .dice("check.roll", 1, 1, 2, 1);

        sneak(two);
        sneak(two);

        assertThat(two.log())
                .containsSubsequence(
                        "Brann assists Ilka",
                        "Ilka rolls Stealth, 2P 2A 1B: success, 2 successes",
                        "Ilka rolls Stealth, 2P 2A: success, 1 success");
    }

    @Test
    @Ledger("NAR-MAN-3")
    void help_that_is_not_used_is_gone_after_the_allys_turn() {
        var two = begunTogether();
        two.choice("turn.action", "assist:ilka-dorn")
                .choice("turn.action", "end")
                .choice("turn.action", "end");
        for (int i = 0; i < 4; i++) {
            Turn.resolve(two);
        }

        assertThat(ilka.assistance()).isEqualTo(Assistance.NONE);
        assertThat(two.log()).containsSubsequence("Ilka has no more assistance", "Ilka has finished");
    }

    /** Brann is engaged with Ilka and has the first slot. */
    private Scenario<NarrativeState> begunTogether() {
        var two = scenario(Band.SHORT, ilka, brann, troopers).choice("turn.slot", "brann-okar");
        two.emit(new Moved("brann-okar", "ilka-dorn", Band.SHORT, Band.ENGAGED));
        two.emit(new SlotsSettled(List.of(Slot.unrolled("players", "players"), Slot.unrolled("players", "players"))));
        Turn.resolve(two);
        Turn.resolve(two);
        return two;
    }
}
