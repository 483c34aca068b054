package arbiter.server.http;

import arbiter.server.http.Route.Who;
import arbiter.server.shared.DisplayName;
import arbiter.server.shared.RequestRefused;
import arbiter.server.table.NewTable;
import arbiter.server.table.Tables;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/** Making, finding, naming and removing tables. */
final class TableRoutes {

    private static final int LARGEST_IMPORT = 16 << 20;
    private static final int MOST_IMPORTS = 2;
    private static final List<String> ROLES = List.of("gamemaster", "player");

    /** A table as it is wished for. */
    record TableBody(
            String game,
            Optional<String> encounter,
            Optional<String> situation,
            Optional<String> title,
            Optional<Map<String, String>> options,
            Optional<Map<String, String>> seats,
            Optional<String> role,
            Optional<Boolean> lobby) {}

    /** Where another table begins: before the act in which that item happened, or at 0; with sides swapped or not. */
    record BranchBody(long number, Optional<Boolean> swap) {}

    /** What a table is called. */
    record TitleBody(String title) {}

    private final Tables tables;
    private final Membership membership;
    private final Quotas quotas;

    /** Whole tables have a line of their own: nobody waits for odds because a file is read. */
    private final Desks desks = new Desks(1);

    /** Files are large, and each is held whole while it is read. */
    private final Semaphore imports = new Semaphore(MOST_IMPORTS);

    TableRoutes(Tables tables, Membership membership, Quotas quotas) {
        this.tables = tables;
        this.membership = membership;
        this.quotas = quotas;
    }

    List<Route> all() {
        return List.of(
                Route.get("/api/tables", Who.PERSON, call -> Reply.of(tables.of(call.person()))),
                Route.post("/api/tables", Who.PERSON, this::create),
                Route.post("/api/tables/import", Who.PERSON, this::bring).taking(LARGEST_IMPORT),
                Route.get("/api/tables/{id}", Who.MEMBER, this::about),
                Route.patch("/api/tables/{id}", Who.GAMEMASTER, this::retitle),
                Route.delete("/api/tables/{id}", Who.GAMEMASTER, this::delete),
                Route.post("/api/tables/{id}/branch", Who.MEMBER, this::branch),
                Route.get("/api/tables/{id}/export", Who.MEMBER, this::export));
    }

    private Reply create(Call call) {
        TableBody wish = call.body(TableBody.class);
        if (wish.encounter().isEmpty() == wish.situation().isEmpty()) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "give either an 'encounter' or a 'situation'", "encounter");
        }
        if (!ROLES.contains(wish.role().orElse("gamemaster"))) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "'role' is gamemaster or player", "role");
        }
        NewTable wanted = wanted(wish);
        quotas.checkTable(call);
        return made(tables.create(call.person(), wanted));
    }

    /** Without a gamemaster it is a table of somebody alone against the machine. */
    private static NewTable wanted(TableBody wish) {
        boolean alone = wish.role().equals(Optional.of("player"));
        return new NewTable(
                wish.game(),
                wish.encounter(),
                wish.situation(),
                wish.title().map(title -> DisplayName.checked(title, "title", DisplayName.LONGEST_TITLE)),
                wish.options().orElse(Map.of()),
                wish.seats().orElse(Map.of()),
                !alone,
                alone,
                wish.lobby().orElse(false));
    }

    private Reply bring(Call call) {
        if (!imports.tryAcquire()) {
            throw RequestRefused.tooFast("imports at once", 1);
        }
        try {
            quotas.checkTable(call);
            String file = call.text();
            quotas.checkFile(call, file.length());
            return atDesk(call, () -> made(tables.importTable(call.person(), file)));
        } finally {
            imports.release();
        }
    }

    private Reply branch(Call call) {
        BranchBody wish = call.body(BranchBody.class);
        quotas.checkTable(call);
        String member = membership.member(call).id();
        return atDesk(
                call,
                () -> made(tables.branch(
                        call.person(),
                        call.part("id"),
                        member,
                        wish.number(),
                        wish.swap().orElse(false))));
    }

    private Reply atDesk(Call call, Supplier<Reply> work) {
        return desks.work(call.person().id(), "calls for whole tables", work);
    }

    private Reply about(Call call) {
        return Reply.of(membership.table(call).about(membership.member(call).id()));
    }

    private Reply retitle(Call call) {
        String title = DisplayName.checked(call.body(TitleBody.class).title(), "title", DisplayName.LONGEST_TITLE);
        String member = membership.member(call).id();
        membership.table(call).seats().retitle(member, title);
        return about(call);
    }

    private Reply delete(Call call) {
        tables.delete(call.part("id"));
        return Reply.done();
    }

    private Reply export(Call call) {
        String member = membership.member(call).id();
        return atDesk(call, () -> export(call, member));
    }

    private Reply export(Call call, String member) {
        String file = membership.table(call).export(member);
        call.header("Content-Disposition", "attachment; filename=\"table.json\"");
        return Reply.of(JsonNodeFactory.instance.rawValueNode(new com.fasterxml.jackson.databind.util.RawValue(file)));
    }

    private static Reply made(String id) {
        JsonNode made = JsonNodeFactory.instance.objectNode().put("id", id);
        return Reply.made(made);
    }
}
