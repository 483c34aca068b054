package arbiter.server.table.loaded;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.live.FollowUp;
import arbiter.interpreters.live.PlannedAction;
import arbiter.interpreters.live.StandingOrders;
import arbiter.interpreters.live.TurnPlan;
import arbiter.kernel.Viewer;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** A plan that waits while others are asked is in the records, so that a restart keeps it. */
class RecordedPlanTest {

    private static final TurnPlan PLAN = new TurnPlan(
            Viewer.player("jax"),
            OptionalInt.of(7),
            List.of(
                    new PlannedAction("jax", List.of("move"), List.of(new FollowUp("jax", "move.to", List.of("1,2")))),
                    PlannedAction.of("jax", "attack:rook:pistol")));

    private final StandingOrders standing = new StandingOrders();
    private final RecordedOrders orders = new RecordedOrders(standing);

    @Test
    void a_record_says_what_is_planned_and_that_it_is_planned_no_more() {
        ObjectNode record = JsonNodeFactory.instance.objectNode();
        standing.plan(PLAN);
        orders.write(record);
        ObjectNode later = JsonNodeFactory.instance.objectNode();
        standing.plan(TurnPlan.NONE);
        orders.write(later);

        StandingOrders elsewhere = new StandingOrders();
        RecordedOrders followed = new RecordedOrders(elsewhere);
        followed.settle(record, List.of());
        assertThat(elsewhere.plan()).isEqualTo(PLAN);
        followed.settle(later, List.of());
        assertThat(elsewhere.plan()).isEqualTo(TurnPlan.NONE);
    }

    @Test
    void a_snapshot_keeps_it() {
        standing.plan(PLAN);

        StandingOrders resumed = new StandingOrders();
        new RecordedOrders(resumed).resume(orders.json());

        assertThat(resumed.plan()).isEqualTo(PLAN);
    }
}
