package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.log;
import static arbiter.interpreters.testgame.Raids.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Refused;
import arbiter.kernel.Viewer;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Plans for a turn of three actions. */
class TurnPlanTest {

    private static final Viewer ANNS = Viewer.player("ann");
    private static final Predicate<Decider> OWN = ANNS::answersFor;

    private static class ThreeActions extends RaidGame {

        @Override
        protected int actionsInTurn() {
            return 3;
        }
    }

    private final Table<RaidState> table =
            Raids.table(new ThreeActions(), RaidState.usual().underWay());

    private void act(String option, PlannedAction... plan) {
        table.answer(ANNS, OWN, open(table, "ann").id(), List.of(option), AlongWith.plan(plan));
    }

    private List<String> answersOfAnn() {
        return table.journal().entries().stream()
                .filter(Entry.Answered.class::isInstance)
                .map(entry -> (Entry.Answered<RaidState>) entry)
                .filter(answered ->
                        answered.decider().equals("ann") && answered.label().equals("turn.action"))
                .map(answered -> answered.options().get(0) + (answered.standing() ? " as planned" : ""))
                .toList();
    }

    @Test
    void what_is_planned_is_done_also_after_dice() {
        act("strike:bob", PlannedAction.of("ann", "strike:bob"), PlannedAction.of("ann", "rest"));

        assertThat(answersOfAnn()).containsExactly("strike:bob", "strike:bob as planned", "rest as planned");
        assertThat(table.open().get(0).request().decider().id()).isNotEqualTo("ann");
        assertSame(table, again(table));
    }

    @Test
    void what_is_planned_no_further_is_asked() {
        act("rest", PlannedAction.of("ann", "rest"));

        assertThat(answersOfAnn()).containsExactly("rest", "rest as planned");
        assertThat(open(table, "ann").request().label()).isEqualTo("turn.action");
    }

    @Test
    void a_plan_that_does_not_fit_ends_and_the_action_is_asked() {
        act("rest", PlannedAction.of("ann", "strike:nobody"), PlannedAction.of("ann", "rest"));

        assertThat(answersOfAnn()).containsExactly("rest");
        assertThat(open(table, "ann").request().label()).isEqualTo("turn.action");
        act("rest");
        assertThat(answersOfAnn()).containsExactly("rest", "rest");
    }

    @Test
    void a_plan_never_acts_for_somebody_else() {
        act("rest", PlannedAction.of("bob", "rest"));

        assertThat(answersOfAnn()).containsExactly("rest");
        assertThat(open(table, "ann").request().label()).isEqualTo("turn.action");
    }

    @Test
    void a_plan_ends_with_the_turn() {
        act("rest", PlannedAction.of("ann", "rest"), PlannedAction.of("ann", "rest"), PlannedAction.of("ann", "rest"));

        assertThat(answersOfAnn()).containsExactly("rest", "rest as planned", "rest as planned");
        while (!table.open().get(0).request().decider().id().equals("ann")) {
            OpenRequest other = table.open().get(0);
            table.answer(Viewer.GAMEMASTER, other.id(), List.of("rest"));
        }
        assertThat(answersOfAnn()).hasSize(3);
    }

    @Test
    void one_undo_takes_the_whole_plan_back() {
        act("strike:bob", PlannedAction.of("ann", "strike:bob"));

        table.undo();

        assertThat(log(table)).noneMatch(line -> line.contains("bob"));
        act("rest");
        assertThat(open(table, "ann").request().label()).isEqualTo("turn.action");
    }

    @Test
    void the_next_action_is_foreseen_as_far_as_nothing_comes_in_between() {
        String asked = open(table, "ann").id();

        assertThat(table.nextAction(ANNS, OWN, asked, List.of("rest"), AlongWith.NOTHING))
                .hasValueSatisfying(
                        next -> assertThat(next.open().request().label()).isEqualTo("turn.action"));
        assertThat(table.nextAction(
                        ANNS, OWN, asked, List.of("rest"), AlongWith.plan(PlannedAction.of("ann", "strike:bob"))))
                .isEmpty();
        assertThat(table.following(
                        ANNS, OWN, asked, List.of("rest"), AlongWith.plan(PlannedAction.of("ann", "muster"))))
                .extracting(next -> next.open().request().label())
                .containsExactly("muster.order");
        assertThat(table.nextAction(
                        ANNS,
                        OWN,
                        asked,
                        List.of("rest"),
                        AlongWith.plan(PlannedAction.of("ann", "rest"), PlannedAction.of("ann", "rest"))))
                .isEmpty();
    }

    @Test
    void nobody_plans_more_than_any_turn_has() {
        PlannedAction[] plan =
                Collections.nCopies(9, PlannedAction.of("ann", "rest")).toArray(PlannedAction[]::new);

        String asked = open(table, "ann").id();
        AlongWith along = AlongWith.plan(plan);
        assertRefused(() -> act("rest", plan));
        assertRefused(() -> table.following(ANNS, OWN, asked, List.of("rest"), along));
        assertRefused(() -> table.nextAction(ANNS, OWN, asked, List.of("rest"), along));
        assertThat(answersOfAnn()).isEmpty();
    }

    private static void assertRefused(ThrowingCallable planning) {
        assertThatThrownBy(planning)
                .isInstanceOf(Refused.class)
                .hasMessage("at most 8 further actions can be planned, not 9");
    }
}
