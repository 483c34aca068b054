package arbiter.games.centuryg.turn;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Drill.rollOrder;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who acts when: Initiative, swaps, formation, Delay, durations. */
class TurnOrderTest extends StrictScenarios<CenturyState> {

    @Test
    @Ledger({"BCG-OP-3", "BCG-AMB-26"})
    void ties_go_to_the_faster_and_then_to_a_roll_off() {
        var play = scenario(fight(
                        mecha("Aska", "0,0").speed(4),
                        mecha("Bran", "0,1").speed(6),
                        mecha("Vex", "5,0").foe().speed(4)))
                .dice("initiative.roll", 7)
                .dice("initiative.roll", 5)
                .dice("initiative.roll", 7)
                .dice("initiative.tie", 2)
                .dice("initiative.tie", 8);

        rollOrder(play);

        Fighter aska = play.state().unit("aska");
        assertThat(Initiative.before(play.state().unit("bran"), aska)).isTrue();
        assertThat(Initiative.before(play.state().unit("vex"), aska)).isTrue();
        assertThat(play.log()).contains("Vex rolls Initiative: 7 +4 Speed = 11", "Vex rolls 8 to break the tie");
        assertThat(play.state().phase()).isEqualTo(Phase.ROUND_START);
    }

    private Scenario<CenturyState> ordered() {
        var play = scenario(fight(
                mecha("Aska", "1,1").threshold(10).speed(0).armed("beam-rifle"),
                mecha("Bran", "4,1").foe().speed(0).armed("beam-rifle"),
                mecha("Cara", "1,2").speed(0)));
        play.emit(new InitiativeRolled("aska", 10, 5));
        play.emit(new InitiativeRolled("bran", 8, 4));
        play.emit(new InitiativeRolled("cara", 6, 3));
        tension(play, 1);
        return play;
    }

    /** Takes the next Turn and ends it, unless somebody is told what to do with it. */
    private static String next(Play<CenturyState> play) {
        Round.next(play);
        return play.state().acting().map(Fighter::id).orElse("nobody");
    }

    private static void over(Play<CenturyState> play) {
        play.emit(new TurnEnded(play.state().acting().orElseThrow().id()));
    }

    @Test
    @Ledger({"BCG-OP-3", "BCG-OP-6", "BCG-OP-10"})
    void allies_may_swap_initiative_when_a_round_begins_if_both_agree() {
        var play = ordered().choice("initiative.swap", "aska+cara").choice("initiative.agree", "yes");

        Round.begin(play);

        assertThat(play.log()).contains("Round 2, Tension 2", "Aska and Cara swap Initiative");
        assertThat(next(play)).isEqualTo("cara");
    }

    @Test
    @Ledger({"BCG-UTIL-4", "BCG-AMB-29"})
    void a_unit_that_delays_acts_right_after_the_other_and_does_what_it_said() {
        var play = ordered().choice("delay.behind", "bran").choice("delay.purpose", "offense");

        assertThat(next(play)).isEqualTo("aska");
        act(play, "aska", "delay");
        assertThat(next(play)).isEqualTo("bran");
        assertThat(Delay.others(play.state(), play.state().unit("bran")))
                .extracting(Fighter::id)
                .containsExactly("cara"); // not Aska, who waits for Bran
        over(play);
        assertThat(next(play)).isEqualTo("aska");
        assertThat(menu(play, "aska")).contains("attack:beam-rifle", "pass").doesNotContain("maneuver", "move");
        over(play);
        assertThat(next(play)).isEqualTo("cara");
        over(play);
        next(play);
        assertThat(play.state().phase()).isEqualTo(Phase.ROUND_START);
    }

    @Test
    @Ledger("BCG-AMB-29")
    void if_the_other_one_drops_out_the_turn_comes_in_its_slot() {
        var play = ordered().choice("delay.behind", "cara").choice("delay.purpose", "utility");

        next(play);
        act(play, "aska", "delay");
        play.emit(new Destroyed("cara", UnitFate.DESTROYED));
        assertThat(next(play)).isEqualTo("bran");
        over(play);
        assertThat(next(play)).isEqualTo("aska");
        assertThat(menu(play, "aska")).contains("maneuver").doesNotContain("attack:beam-rifle");
    }

    @Test
    @Ledger({"BCG-OP-13", "BCG-AMB-30", "BCG-OFF-6"})
    void an_effect_ends_at_the_normal_slot_of_whoever_began_it_even_after_a_delay() {
        var play = ordered()
                .choice("delay.purpose", "offense")
                .dice("attack.might", 9)
                .choice("attack.target", "aska");
        CenturyState state = play.state();

        assertThat(next(play)).isEqualTo("aska");
        over(play);
        assertThat(next(play)).isEqualTo("bran");
        act(play, "bran", "delay");
        assertThat(next(play)).isEqualTo("cara");
        over(play);
        assertThat(next(play)).isEqualTo("bran");
        act(play, "bran", "suppress:beam-rifle");
        over(play);
        next(play);
        tension(play, 1);
        assertThat(next(play)).isEqualTo("aska");
        assertThat(state.has(Mark.Kind.SUPPRESSED, state.unit("aska"))).isTrue();
        over(play);
        assertThat(next(play)).isEqualTo("bran");
        assertThat(state.has(Mark.Kind.SUPPRESSED, state.unit("aska"))).isFalse();
    }

    @Test
    @Ledger("BCG-AMB-30")
    void what_somebody_began_who_is_gone_ends_at_the_old_slot() {
        var play = ordered().dice("attack.might", 9).choice("attack.target", "aska");
        CenturyState state = play.state();
        next(play);
        over(play);
        next(play);
        act(play, "bran", "suppress:beam-rifle");
        play.emit(new Destroyed("bran", UnitFate.DESTROYED));
        over(play);
        next(play);
        over(play);
        next(play);
        tension(play, 1);

        assertThat(next(play)).isEqualTo("aska");
        assertThat(state.has(Mark.Kind.SUPPRESSED, state.unit("aska"))).isTrue();
        over(play);
        next(play);

        assertThat(play.log()).endsWith("What Bran began runs out");
        assertThat(state.has(Mark.Kind.SUPPRESSED, state.unit("aska"))).isFalse();
    }

    @Test
    @Ledger({"BCG-OP-4", "BCG-OP-5"})
    void units_without_a_place_take_one_bases_first_then_by_initiative() {
        List<Fighter> fighters = new ArrayList<>(List.of(
                mecha("Aska", "0,0").speed(2).unplaced(),
                mecha("Ark", "0,0").speed(1).fitted("base-unit").unplaced(),
                mecha("Bran", "0,0").speed(3).unplaced(),
                mecha("Vex", "9,1").foe().unit()));
        var play = scenario(new CenturyState(fighters, Hangar.FIELD, TableRules.STANDARD))
                .dice("initiative.roll", 9)
                .dice("initiative.roll", 1)
                .dice("initiative.roll", 2)
                .dice("initiative.roll", 3)
                .choice("formation.place", "0,3")
                .choice("formation.place", "2,3")
                .choice("formation.place", "ark");

        rollOrder(play);
        assertThat(play.state().phase()).isEqualTo(Phase.FORMATION);
        for (int i = 0; i < 4; i++) {
            Formation.resolve(play);
        }

        assertThat(play.log())
                .containsSubsequence(
                        "The sides take up formation",
                        "Ark stands at A4",
                        "Aska stands at C4",
                        "Bran docks in Ark",
                        "The Operation begins");
        assertThat(place(play.state().unit("bran"))).isEqualTo("0,3");
    }
}
