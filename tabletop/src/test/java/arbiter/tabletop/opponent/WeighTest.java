package arbiter.tabletop.opponent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.kernel.Decider;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Request;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class WeighTest {

    private final Request<PlainOption> request = Request.one(
            Decider.unit("ann"),
            "turn.action",
            List.of(
                    PlainOption.of("move:north", "Move"),
                    PlainOption.of("attack:bob", "Attack Bob"),
                    PlainOption.of("attack:cid", "Attack Cid"),
                    PlainOption.passing("pass", "Pass")));

    @Test
    void the_first_of_the_best_is_taken() {
        assertThat(Weigh.best(request, option -> option.id().startsWith("attack") ? 2 : 1))
                .hasValue(1);
        assertThat(Weigh.best(request, option -> -1)).isEmpty();
    }

    @Test
    void a_kind_is_an_id_up_to_the_colon() {
        assertThat(Weigh.byKind(request, "attack")).isEqualTo(OptionalInt.of(1));
        assertThat(Weigh.byKind(request, "att")).isEmpty();
        assertThat(Weigh.byKind(request, "pass")).hasValue(3);
        assertThat(Weigh.declining(request)).isEqualTo(3);
    }

    @Test
    void labels_lead_to_answers() {
        var agent = new AnswersByLabel<Object>().with("turn.action", (state, asked) -> 2);
        assertThat(agent.pick("", request)).isEqualTo(2);
        assertThat(agent.pick("", Request.one(Decider.unit("ann"), "other.label", request.options())))
                .isEqualTo(request.fallbackIndex());
        assertThat(agent.labels()).containsExactly("turn.action");
        assertThatThrownBy(() -> agent.with("turn.action", (state, asked) -> 0))
                .hasMessage("two answers for turn.action");
    }
}
