package arbiter.interpreters.scripted;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.dice.Thrower;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptedPlayTest {

    private final RaidState state = RaidState.usual().underWay();
    private final Script script = new Script();
    private final ScriptedPlay<RaidState> play = new ScriptedPlay<>(state, script, new OnesAndDefaults());

    /** Where the script says nothing, every die shows a one and everybody takes the default. */
    private static final class OnesAndDefaults implements ScriptedPlay.Unscripted<RaidState> {

        @Override
        public Thrower dice(String label) {
            return die -> 1;
        }

        @Override
        public <O extends Option> List<O> answer(RaidState table, Request<O> request) {
            return List.of(request.fallback());
        }
    }

    private void steps(int count) {
        for (int i = 0; i < count; i++) {
            new RaidGame().advance(play);
        }
    }

    private List<String> log() {
        return play.log().stream().map(ScriptedPlay.Told::text).toList();
    }

    @Test
    void dice_and_choices_are_used_in_order_by_label() {
        script.dice("strike.roll", 5, 6, 2, 3)
                .choice("turn.action", "strike:bob")
                .choice("turn.action", "strike:ann")
                .choice("strike.shield", "no")
                .choice("strike.shield", "yes")
                .choice("strike.shield", "no");

        steps(3);

        assertThat(log())
                .containsExactly(
                        "round 1",
                        "ann has 1 gold",
                        "cat shields",
                        "bob loses 5 (5+6)",
                        "ann is done",
                        "bob has 1 gold",
                        "ann loses 1 (2+3)",
                        "bob is done");
        assertThat(script.unused()).isEmpty();
    }

    @Test
    void what_the_script_does_not_mention_is_left_to_others() {
        steps(2);

        assertThat(log()).contains("bob loses 0 (1+1)");
    }

    @Test
    void dice_that_run_out_break_the_script() {
        script.dice("strike.roll", 5);

        assertThatThrownBy(() -> steps(2))
                .isInstanceOf(ScriptBroken.class)
                .hasMessage("dice are missing at 'strike.roll': the script has no more, and a d6 is thrown");
    }

    @Test
    void a_face_that_no_die_shows_breaks_the_script() {
        script.dice("strike.roll", 5, 7);

        assertThatThrownBy(() -> steps(2)).hasMessage("no d6 shows a 7, as the script says at 'strike.roll'");
    }

    @Test
    void choices_that_run_out_break_the_script() {
        script.choice("turn.action", "rest");

        assertThatThrownBy(() -> steps(3)).hasMessage("a choice is missing at 'turn.action': the script has no more");
    }

    @Test
    void an_option_that_is_not_offered_breaks_the_script() {
        script.choice("turn.action", "fly");

        assertThatThrownBy(() -> steps(2))
                .isInstanceOf(ScriptBroken.class)
                .hasMessage("'fly' is not offered at turn.action; offered: strike:bob, muster, rest");
    }

    @Test
    void an_order_is_scripted_as_several_options() {
        script.choice("turn.action", "muster").choice("muster.order", "cat", "bob", "ann");

        steps(2);

        assertThat(state.order()).isEqualTo("cat>bob>ann");
    }

    @Test
    void too_few_options_break_the_script() {
        script.choice("turn.action", "muster").choice("muster.order", "cat");

        assertThatThrownBy(() -> steps(2)).hasMessage("choose 3 at muster.order, not 1");
    }

    @Test
    void what_was_not_used_is_listed() {
        script.dice("strike.roll", 5, 6).choice("turn.action", "rest").choice("muster.order", "cat", "bob");

        steps(2);

        assertThat(script.unused())
                .containsExactly("dice at 'strike.roll': [5, 6]", "choice at 'muster.order': cat, bob");
    }

    @Test
    void options_are_named_by_id_or_text_whatever_the_case() {
        Request<YesNo> request = Request.one(Decider.unit("ann"), "ask.plain", YesNo.BOTH);

        assertThat(Wording.option(request, "YES")).contains(YesNo.YES);
        assertThat(Wording.option(request, " no! ")).contains(YesNo.NO);
        assertThat(Wording.option(request, "perhaps")).isEmpty();
        script.choice("turn.action", "Strike at Bob");
        steps(2);
        assertThat(log()).contains("bob loses 0 (1+1)");
    }
}
