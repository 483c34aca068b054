package arbiter.lab.job;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.Decider;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Request;
import java.util.List;
import org.junit.jupiter.api.Test;

class RestrictionTest {

    private static final Request<PlainOption> ASKED = Request.one(
                    Decider.unit("mara"),
                    "turn.action",
                    List.of(option("attack:rook:pistol"), option("attack:rook:knife"), option("wait")))
            .otherwise(option("wait"));

    private static PlainOption option(String id) {
        return PlainOption.of(id, id);
    }

    private static List<String> left(Restriction restriction) {
        return ASKED.without(option -> restriction.forbids(ASKED, option)).options().stream()
                .map(PlainOption::id)
                .toList();
    }

    @Test
    void a_weapon_is_forbidden_against_everybody() {
        assertThat(left(new Restriction("mara", "turn.action", "attack:*:pistol")))
                .containsExactly("attack:rook:knife", "wait");
    }

    @Test
    void what_an_option_begins_with_forbids_all_that_goes_on_from_there() {
        assertThat(left(new Restriction("mara", "turn.action", "attack"))).containsExactly("wait");
        assertThat(left(new Restriction("mara", "turn.action", "att"))).hasSize(3);
    }

    @Test
    void a_star_alone_leaves_the_default() {
        assertThat(left(new Restriction("mara", "turn.action", "*"))).containsExactly("wait");
    }

    @Test
    void others_and_other_questions_are_left_alone() {
        assertThat(left(new Restriction("rook", "turn.action", "attack"))).hasSize(3);
        assertThat(left(new Restriction("mara", "attack.block", "attack"))).hasSize(3);
    }
}
