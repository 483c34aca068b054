package arbiter.server.http;

import arbiter.server.http.Route.Who;
import arbiter.server.lab.Lab;
import arbiter.server.lab.LabOrder;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Member;
import arbiter.server.table.Tables;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Supplier;

/** Ordering answers of the lab, watching and stopping them, and opening their fights. */
final class LabRoutes {

    private final Lab lab;
    private final Tables tables;
    private final Membership membership;
    private final Quotas quotas;

    /** Making an order ready runs rules once, and a table's turns again. */
    private final Desks desks = new Desks(1);

    LabRoutes(Lab lab, Tables tables, Membership membership, Quotas quotas) {
        this.lab = lab;
        this.tables = tables;
        this.membership = membership;
        this.quotas = quotas;
    }

    List<Route> all() {
        return List.of(
                Route.get("/api/lab/jobs", Who.PERSON, call -> Reply.of(lab.of(call.person()))),
                Route.post("/api/lab/jobs", Who.PERSON, this::order),
                Route.get(
                        "/api/lab/jobs/{job}", Who.PERSON, call -> Reply.of(lab.job(call.person(), call.part("job")))),
                Route.delete("/api/lab/jobs/{job}", Who.PERSON, this::stop),
                Route.post("/api/lab/jobs/{job}/fights/{number}", Who.PERSON, this::open));
    }

    private Reply order(Call call) {
        LabOrder order = call.body(LabOrder.class);
        lab.checkPlace(call.person());
        return atDesk(
                call,
                () -> Reply.made(order.table()
                        .map(table -> atTable(call, order, table))
                        .orElseGet(() -> lab.order(call.person(), order))));
    }

    /** Whoever does not sit there is not told that it is there; whoever does not lead it learns nothing more. */
    private ObjectNode atTable(Call call, LabOrder order, String table) {
        Member member = membership.member(table, call.person().id());
        return lab.order(call.person(), order, tables.open(table), member.id());
    }

    private Reply stop(Call call) {
        lab.stop(call.person(), call.part("job"));
        return Reply.done();
    }

    private Reply open(Call call) {
        quotas.checkTable(call);
        long number = number(call.part("number"));
        return atDesk(
                call,
                () -> Reply.made(JsonNodeFactory.instance
                        .objectNode()
                        .put("id", lab.open(call.person(), call.part("job"), number))));
    }

    private static long number(String digits) {
        if (!digits.matches("\\d{1,9}")) {
            throw new RequestRefused(RequestRefused.Code.NOT_FOUND, "fights have numbers from 0 on", "number");
        }
        return Long.parseLong(digits);
    }

    private Reply atDesk(Call call, Supplier<Reply> work) {
        return desks.work(call.person().id(), "calls for the lab", work);
    }
}
