package arbiter.interpreters.preview;

import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.table;
import static arbiter.interpreters.testgame.Raids.underWay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Fraction;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.SipGame;
import arbiter.kernel.Refused;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How far an outlook goes. */
class OutlookEndTest {

    private final Table<RaidState> sipping =
            table(new SipGame(), RaidState.usual().underWay());

    private Preview<RaidState> preview(String option) {
        return Preview.of(sipping, open(sipping, "ann"), List.of(option));
    }

    @Test
    void what_leads_back_to_the_question_for_an_action_is_over_there() {
        Outlook outlook = preview("sip").exact();

        assertThat(outlook.chanceNames()).isEmpty();
        assertThat(outlook.number("ann health").chanceOf(1)).isEqualTo(Fraction.ONE);
        assertThat(outlook.paths()).isEqualTo(1);
    }

    @Test
    void an_action_in_the_middle_of_an_act_is_let_pass() {
        Outlook outlook = preview("rush").exact();

        assertThat(outlook.held("hit").chanceOf(true)).isEqualTo(Fraction.ONE);
        assertThat(outlook.number("ann health").chanceOf(1)).isEqualTo(Fraction.ONE);
    }

    @Test
    void an_act_may_end_in_the_middle_of_what_is_settled_apart() {
        Outlook outlook = preview("charge").exact();

        assertThat(outlook.held("hit").chanceOf(true)).isEqualTo(Fraction.of(4, 6));
        assertThat(outlook.number("bob health").chanceOf(-1)).isEqualTo(Fraction.of(4, 6));
        assertThat(outlook.number("ann health").chanceOf(1)).isEqualTo(Fraction.of(4, 6));
    }

    @Test
    void sampled_outlooks_end_there_too() {
        Outlook outlook = preview("charge").within(1).sampling(5_000).fast();

        assertThat(outlook.complete()).isFalse();
        assertThat(outlook.held("hit").probabilityOf(true)).isCloseTo(4 / 6.0, within(outlook.margin()));
    }

    @Test
    void a_turn_ends_before_the_next_one_begins() {
        Table<RaidState> table = underWay();
        Outlook outlook = Preview.of(table, open(table, "ann"), List.of("strike:bob"))
                .until(Until.TURN)
                .exact();

        assertThat(outlook.complete()).isTrue();
        assertThat(outlook.held("hit").chanceOf(true)).isEqualTo(Fraction.of(30, 36));
        assertThat(outlook.number("bob gold").chanceOf(0)).isEqualTo(Fraction.ONE);
    }

    /** Bob loses a coin when his turn begins, then everybody rests; Cat loses hers, and a new round gives one to all. */
    @Test
    void a_round_has_the_turns_of_all() {
        Table<RaidState> table = underWay();
        Outlook outlook = Preview.of(table, open(table, "ann"), List.of("strike:bob"))
                .choosing(Policy.NONE)
                .until(Until.ROUND)
                .exact();

        assertThat(outlook.complete()).isTrue();
        assertThat(outlook.number("bob health").chanceOf(-7)).isEqualTo(Fraction.of(1, 36)); // a twelve, then rest
        assertThat(outlook.number("bob gold").chanceOf(0)).isEqualTo(Fraction.ONE); // one lost, one gained
        assertThat(outlook.number("cat health").chanceOf(1)).isEqualTo(Fraction.ONE);
        assertThat(outlook.number("ann gold").chanceOf(1)).isEqualTo(Fraction.ONE);
    }

    @Test
    void beyond_the_ways_allowed_a_turn_is_sampled() {
        Table<RaidState> table = underWay();
        Outlook outlook = Preview.of(table, open(table, "ann"), List.of("strike:bob"))
                .until(Until.ROUND)
                .within(10)
                .sampling(2_000)
                .fast();

        assertThat(outlook.complete()).isFalse();
        assertThat(outlook.margin()).isPositive();
    }

    @Test
    void there_are_three_ends() {
        assertThat(Until.read("turn")).isEqualTo(Until.TURN);
        assertThatThrownBy(() -> Until.read("tune"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("act, turn or round, not 'tune'");
    }
}
