package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.log;
import static arbiter.interpreters.testgame.Raids.underWay;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.testgame.RaidEvent;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import arbiter.kernel.YesNo;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** One question per moment and person: what is asked together, answered together, and taken back together. */
class QuestionsTest {

    private static final Predicate<Decider> ALL = decider -> true;
    private static final Viewer EVERYBODY = Viewer.player("ann", "bob", "cat");

    /** After every strike each raider in turn may cheer; the first who does ends it. */
    private static final class CheeringRaid extends RaidGame {

        @Override
        protected void afterStrike(Play<RaidState> play) {
            for (String raider : List.of("cat", "bob", "ann")) {
                boolean cheers = play.choose(Request.one(Decider.unit(raider), "strike.cheer", YesNo.BOTH)
                                .otherwise(YesNo.NO))
                        == YesNo.YES;
                if (cheers) {
                    play.emit(new RaidEvent.Rested(raider));
                    return;
                }
            }
        }
    }

    private static Table<RaidState> struck() {
        Table<RaidState> table =
                Raids.table(new CheeringRaid(), RaidState.usual().underWay());
        answer(table, "ann", "strike:bob");
        return table;
    }

    private static List<String> asked(Table<RaidState> table, Viewer viewer, Predicate<Decider> own) {
        return table.asked(viewer, own).stream()
                .map(open -> open.request().decider().id())
                .toList();
    }

    @Test
    void one_person_is_asked_for_all_units_at_once() {
        assertThat(asked(struck(), EVERYBODY, ALL)).containsExactly("cat", "bob", "ann");
    }

    @Test
    void nobody_is_asked_along_with_somebody_elses_units() {
        assertThat(asked(struck(), Viewer.player("cat", "ann"), ALL)).containsExactly("cat");
        assertThat(asked(struck(), Viewer.GAMEMASTER, Decider.unit("cat")::equals))
                .containsExactly("cat");
        assertThat(asked(struck(), Viewer.player("bob", "ann"), ALL)).isEmpty();
    }

    @Test
    void a_later_answer_lets_those_before_it_pass_and_is_taken_back_with_them() {
        Table<RaidState> table = struck();
        String ann = table.asked(EVERYBODY, ALL).get(2).id();

        table.answer(EVERYBODY, ALL, ann, List.of("yes"), AlongWith.NOTHING);
        assertThat(log(table)).contains("ann rests");
        assertSame(table, again(table));

        table.undo();
        assertThat(log(table)).doesNotContain("ann rests");
        assertThat(asked(table, EVERYBODY, ALL)).containsExactly("cat", "bob", "ann");

        table.redo();
        assertThat(log(table)).contains("ann rests");
    }

    @Test
    void passing_with_the_last_lets_the_whole_moment_pass() {
        Table<RaidState> table = struck();

        table.answer(EVERYBODY, ALL, table.asked(EVERYBODY, ALL).get(2).id(), List.of("no"), AlongWith.NOTHING);

        assertThat(table.open().get(0).request().label()).isEqualTo("turn.action");
        assertSame(table, again(table));
    }

    @Test
    void a_later_answer_of_others_units_is_refused() {
        Table<RaidState> table = struck();
        String bob = table.asked(EVERYBODY, ALL).get(1).id();

        assertThatThrownBy(() -> table.answer(Viewer.player("bob"), ALL, bob, List.of("yes"), AlongWith.NOTHING))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> table.answer(EVERYBODY, ALL, bob, List.of("maybe"), AlongWith.NOTHING))
                .isInstanceOf(Refused.class);
        assertThat(asked(table, EVERYBODY, ALL)).containsExactly("cat", "bob", "ann");
    }

    @Test
    void odds_of_a_later_answer_begin_where_it_would_be_asked() {
        Table<RaidState> table = struck();
        OpenRequest bob = table.asked(EVERYBODY, ALL).get(1);

        assertThat(Preview.of(table, bob, List.of("yes")).exact().complete()).isTrue();
    }

    @Test
    void what_follows_from_an_answer_is_known_before_and_goes_along_with_it() {
        Table<RaidState> table = underWay();
        OpenRequest action = table.open().get(0);

        List<OpenRequest> following = table.following(EVERYBODY, ALL, action.id(), List.of("muster"), List.of());
        assertThat(following).hasSize(1);
        assertThat(following.get(0).request().label()).isEqualTo("muster.order");
        assertThat(table.following(EVERYBODY, ALL, action.id(), List.of("strike:bob"), List.of()))
                .isEmpty();

        table.answer(
                EVERYBODY,
                ALL,
                action.id(),
                List.of("muster"),
                AlongWith.then(new FollowUp("ann", "muster.order", List.of("cat", "bob", "ann"))));
        assertThat(table.journal().entries())
                .contains(new Entry.Answered<>("muster.order", "ann", 0, List.of("cat", "bob", "ann"), true));
        assertThat(table.open().get(0).request().decider().id()).isNotEqualTo("ann");
        assertSame(table, again(table));

        table.undo();
        assertThat(table.open().get(0).request().label()).isEqualTo("turn.action");
        assertThat(table.open().get(0).request().decider().id()).isEqualTo("ann");
    }

    @Test
    void what_goes_along_but_is_not_offered_is_asked() {
        Table<RaidState> table = underWay();

        table.answer(
                EVERYBODY,
                ALL,
                table.open().get(0).id(),
                List.of("muster"),
                AlongWith.then(new FollowUp("ann", "muster.order", List.of("nobody"))));

        assertThat(table.open().get(0).request().label()).isEqualTo("muster.order");
    }
}
