package arbiter.interpreters.preview;

import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.table;
import static arbiter.interpreters.testgame.Raids.underWay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.dice.Fraction;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raider;
import arbiter.kernel.Refused;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What others may answer on the way, and what best play is for. */
class AnsweredTest {

    /** Everybody who may shield is asked. */
    private static final class LoudRaid extends RaidGame {

        @Override
        protected boolean shieldsQuietly() {
            return false;
        }

        @Override
        public Set<String> hidden(RaidState state) {
            return state.raiders().stream()
                    .filter(Raider::hidden)
                    .map(Raider::id)
                    .collect(Collectors.toSet());
        }
    }

    private final Table<RaidState> table =
            table(new LoudRaid(), RaidState.usual().underWay());

    private Preview<RaidState> strike() {
        return Preview.of(table, open(table, "ann"), List.of("strike:bob"));
    }

    private static Fraction hit(Outlook outlook) {
        return outlook.held("hit").chanceOf(true);
    }

    @Test
    void where_others_may_answer_there_are_two_figures() {
        Forecast forecast = strike().forecast(10_000);

        assertThat(forecast.outlook().assumes()).isEqualTo(Assumption.UNANSWERED);
        assertThat(hit(forecast.outlook())).isEqualTo(Fraction.of(30, 36));
        assertThat(forecast.answered().map(AnsweredTest::hit)).contains(Fraction.of(10, 36)); // two shields
        assertThat(forecast.answered().map(Outlook::assumes)).contains(Assumption.ANSWERED);
        assertThat(forecast.choices().answers()).extracting(WhatIf.Met::unit).containsExactly("bob", "cat");
    }

    @Test
    void nothing_is_assumed_where_nobody_else_can_do_anything() {
        Forecast forecast =
                Preview.of(table, open(table, "ann"), List.of("rest")).forecast(10_000);

        assertThat(forecast.outlook().assumes()).isEqualTo(Assumption.NOTHING);
        assertThat(forecast.answered()).isEmpty();
    }

    /** Cat hides: whoever plays Ann knows of no answer but Bob's. */
    @Test
    void only_answers_that_the_viewer_may_know_of_count() {
        Forecast forecast = strike().seenBy(Viewer.player("ann")).forecast(10_000);

        assertThat(forecast.answered().map(AnsweredTest::hit)).contains(Fraction.of(21, 36)); // one shield
        assertThat(forecast.choices().answers()).extracting(WhatIf.Met::unit).containsExactly("bob");
    }

    @Test
    void moments_that_are_nearly_always_let_pass_are_let_pass() {
        Table<RaidState> quiet = underWay();
        Forecast forecast =
                Preview.of(quiet, open(quiet, "ann"), List.of("strike:bob")).forecast(10_000);

        assertThat(forecast.outlook().assumes()).isEqualTo(Assumption.UNANSWERED);
        assertThat(forecast.answered()).isEmpty();
    }

    @Test
    void best_answers_are_not_sampled() {
        assertThat(strike().forecast(3).answered()).isEmpty();
    }

    @Test
    void what_was_fixed_wins_over_best_play() {
        WhatIf nobodyShields = new WhatIf(Map.of("strike.shield", "no"));

        assertThat(hit(strike().atBest().exact())).isEqualTo(Fraction.of(10, 36));
        assertThat(hit(strike().atBest().asking(nobodyShields).exact())).isEqualTo(Fraction.of(30, 36));
        assertThat(strike().asking(nobodyShields).forecast(10_000).outlook().assumes())
                .isEqualTo(Assumption.NOTHING);
    }

    /** Bob keeps his coin wherever Cat's is enough, and where no shield would help. */
    @Test
    void of_equal_answers_the_one_that_lets_it_pass_is_taken() {
        Outlook answered = strike().towards(Goal.read("hit", view(), "red"))
                .exactAnswered()
                .orElseThrow();

        assertThat(answered.number("bob gold").chanceOf(0)).isEqualTo(Fraction.of(25, 36)); // all but 7 and 8
    }

    @Test
    void a_goal_is_for_the_side_that_considers() {
        assertThat(Goal.read("worth", view(), "red")).isEqualTo(Goal.WORTH);
        assertThat(Goal.read("damage:bob", view(), "red").words(view()))
                .isEqualTo("take as much health as possible from bob");
        assertThat(Goal.read("damage:ann", view(), "red").words(view()))
                .isEqualTo("lose as little of ann's health as possible");
        assertThat(Goal.read("stands:bob", view(), "red").words(view())).isEqualTo("get bob out of the fight");
        assertThat(Goal.read("stands:ann", view(), "red").words(view())).isEqualTo("keep ann in the fight");
        assertThat(Goal.read("hit", view(), "red").words(view())).isEqualTo("hit as much as possible");
    }

    @Test
    void what_is_no_goal_is_refused_with_what_would_be_right() {
        assertThatThrownBy(() -> Goal.read("win", view(), "red"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("worth, hit, damage:UNIT, stands:UNIT");
        assertThatThrownBy(() -> Goal.read("stands:bpb", view(), "red"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("did you mean 'bob'?");
    }

    private View view() {
        return table.view(Viewer.GAMEMASTER);
    }
}
