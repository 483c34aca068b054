package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.log;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Dice;
import arbiter.interpreters.testgame.RaidEvent;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** A window in which everybody is asked again after each use: one person answers all of it at once. */
class SeveralAnswersTest {

    private static final Predicate<Decider> ALL = decider -> true;

    /** Plays Cat and Ann; somebody else plays Bob. */
    private static final Viewer PERSON = Viewer.player("cat", "ann");

    private record Cheer(String id, boolean isIdle) implements Option {

        @Override
        public String text() {
            return id;
        }

        @Override
        public boolean declines() {
            return id.equals("no");
        }
    }

    /** After every strike each raider may cheer once; after each cheer everybody is asked again. */
    private static class WindowRaid extends RaidGame {

        @Override
        protected void afterStrike(Play<RaidState> play) {
            List<String> silent = new ArrayList<>(List.of("cat", "bob", "ann"));
            while (cheers(play, silent)) {
                afterCheer(play);
            }
            play.emit(new RaidEvent.Rested("bob"));
            ask(play, "cat", "strike.toast", false);
        }

        protected void afterCheer(Play<RaidState> play) {}

        protected boolean isIdle(List<String> silent) {
            return false;
        }

        private boolean cheers(Play<RaidState> play, List<String> silent) {
            for (String raider : silent) {
                if (ask(play, raider, "strike.cheer", isIdle(silent))) {
                    play.emit(new RaidEvent.Rested(raider));
                    silent.remove(raider);
                    return true;
                }
            }
            return false;
        }

        private static boolean ask(Play<RaidState> play, String raider, String label, boolean idle) {
            Cheer no = new Cheer("no", false);
            return play.choose(Request.one(Decider.unit(raider), label, List.of(new Cheer("yes", idle), no))
                            .partOf("strike.cheer")
                            .otherwise(no))
                    .id()
                    .equals("yes");
        }
    }

    /** Dice are thrown after every cheer. */
    private static class DiceRaid extends WindowRaid {

        @Override
        protected void afterCheer(Play<RaidState> play) {
            play.draw("strike.echo", Dice.of(1, 6));
        }
    }

    private static Table<RaidState> struck(RaidGame game) {
        Table<RaidState> table = Raids.table(game, RaidState.usual().underWay());
        answer(table, "ann", "strike:bob");
        return table;
    }

    private static String cat(Table<RaidState> table) {
        return table.open().get(0).id();
    }

    private static String waiting(Table<RaidState> table) {
        Request<?> request = table.open().get(0).request();
        return request.decider().id() + " " + request.label();
    }

    @Test
    void what_follows_is_asked_as_if_others_let_it_pass() {
        Table<RaidState> table = struck(new WindowRaid());

        assertThat(table.following(PERSON, ALL, cat(table), List.of("yes"), List.of()))
                .extracting(open ->
                        open.request().decider().id() + " " + open.request().label())
                .containsExactly("ann strike.cheer", "cat strike.toast");
    }

    @Test
    void what_goes_along_waits_while_others_let_it_pass() {
        Table<RaidState> table = struck(new WindowRaid());
        FollowUp ann = new FollowUp("ann", "strike.cheer", List.of("yes"));

        table.answer(PERSON, ALL, cat(table), List.of("yes"), AlongWith.then(ann));
        assertThat(waiting(table)).isEqualTo("bob strike.cheer");
        answer(table, "bob", "no");

        assertThat(log(table)).contains("cat rests", "ann rests");
        assertSame(table, again(table));
    }

    @Test
    void what_goes_along_is_asked_once_somebody_else_speaks_up() {
        Table<RaidState> table = struck(new WindowRaid());
        FollowUp ann = new FollowUp("ann", "strike.cheer", List.of("yes"));

        table.answer(PERSON, ALL, cat(table), List.of("yes"), AlongWith.then(ann));
        answer(table, "bob", "yes");

        assertThat(waiting(table)).isEqualTo("ann strike.cheer");
    }

    @Test
    void what_goes_along_is_asked_once_dice_are_thrown() {
        Table<RaidState> table = struck(new DiceRaid());
        FollowUp ann = new FollowUp("ann", "strike.cheer", List.of("yes"));

        assertThat(table.following(PERSON, ALL, cat(table), List.of("yes"), List.of()))
                .isEmpty();
        table.answer(PERSON, ALL, cat(table), List.of("yes"), AlongWith.then(ann));
        answer(table, "bob", "no");

        assertThat(waiting(table)).isEqualTo("ann strike.cheer");
    }

    @Test
    void what_is_said_for_the_act_outlasts_dice_and_can_be_whatever_is_suggested() {
        Table<RaidState> table = struck(new DiceRaid());
        Map<String, String> said = Map.of("ann/strike.cheer", "yes", "cat/strike.toast", "default");

        table.answer(PERSON, ALL, cat(table), List.of("yes"), AlongWith.act(said));
        answer(table, "bob", "no");
        assertThat(log(table)).contains("cat rests", "ann rests");
        answer(table, "bob", "no");

        assertThat(waiting(table)).endsWith("turn.action");
        assertSame(table, again(table));
    }

    @Test
    void what_is_said_for_the_act_is_not_spent_on_what_is_of_no_use() {
        Table<RaidState> table = struck(new WindowRaid() {
            @Override
            protected boolean isIdle(List<String> silent) {
                return silent.size() < 3;
            }
        });

        table.answer(PERSON, ALL, cat(table), List.of("yes"), AlongWith.act(Map.of("ann/strike.cheer", "yes")));
        answer(table, "bob", "no");

        assertThat(waiting(table)).isEqualTo("ann strike.cheer");
    }

    @Test
    void a_line_of_the_log_does_not_part_what_a_rule_made_one_moment() {
        Table<RaidState> table = struck(new WindowRaid());

        assertThat(table.asked(Viewer.GAMEMASTER, ALL))
                .extracting(open ->
                        open.request().decider().id() + " " + open.request().label())
                .containsExactly("cat strike.cheer", "bob strike.cheer", "ann strike.cheer", "cat strike.toast");
    }
}
