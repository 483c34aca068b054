package arbiter.server.http;

import arbiter.server.http.Route.Who;
import arbiter.server.shared.RequestRefused;
import arbiter.server.table.HostedTable;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.BiFunction;

/** What happens at a table, for those who do not use its socket, and odds for everybody. */
final class PlayRoutes {

    private static final int USUAL_COUNT = 200;
    private static final int MOST_COUNT = 1000;
    private static final int LONGEST_PLACE = 1000;
    private static final String LOOKS_BACK = "looks back";

    private final Membership membership;
    private final CommandGate commands;
    /** Looking back has a line of its own: a replay does not wait for odds. */
    private final Desks looks = Desks.usual();

    private final Desks desks;

    PlayRoutes(Membership membership, CommandGate commands, Desks desks) {
        this.membership = membership;
        this.commands = commands;
        this.desks = desks;
    }

    List<Route> all() {
        return List.of(
                Route.get("/api/tables/{id}/view", Who.MEMBER, this::view),
                Route.get("/api/tables/{id}/log", Who.MEMBER, this::log),
                Route.get("/api/tables/{id}/replay", Who.MEMBER, this::replay),
                Route.get("/api/tables/{id}/pictures", Who.MEMBER, this::pictures),
                Route.get("/api/tables/{id}/sheets", Who.MEMBER, this::sheets),
                Route.get("/api/tables/{id}/luck", Who.MEMBER, this::luck),
                Route.get("/api/tables/{id}/edits", Who.GAMEMASTER, this::edits),
                Route.get("/api/tables/{id}/area", Who.MEMBER, this::area),
                Route.post("/api/tables/{id}/commands", Who.MEMBER, this::command),
                Route.post("/api/tables/{id}/following", Who.MEMBER, this::following),
                Route.post("/api/tables/{id}/previews", Who.MEMBER, this::preview));
    }

    /** As oneself, or for gamemasters as somebody else. */
    private Reply view(Call call) {
        return seated(
                call,
                (table, member) -> call.word("as")
                        .map(other -> table.welcomeAs(member, other))
                        .orElseGet(() -> table.welcome(member)));
    }

    private Reply log(Call call) {
        int count = count(call);
        long from = call.number("from", 0);
        return seated(call, (table, member) -> table.log(member, from, count));
    }

    private static int count(Call call) {
        long count = call.number("count", USUAL_COUNT);
        if (count < 1 || count > MOST_COUNT) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "count is from 1 to " + MOST_COUNT, "count");
        }
        return (int) count;
    }

    private Reply pictures(Call call) {
        int count = count(call);
        long from = call.number("from", 0);
        return atDesk(call, LOOKS_BACK, (table, member) -> table.pictures(member, from, count));
    }

    private Reply replay(Call call) {
        long number = call.number("number", 0);
        return atDesk(call, LOOKS_BACK, (table, member) -> table.replay(member, number));
    }

    private Reply sheets(Call call) {
        long number = call.number("number", 0);
        return atDesk(call, LOOKS_BACK, (table, member) -> table.sheets(member, number));
    }

    private Reply luck(Call call) {
        return seated(call, HostedTable::luck);
    }

    /** What can be changed on a unit or, without one, on the table. */
    private Reply edits(Call call) {
        return seated(call, (table, member) -> table.edits(member, call.word("unit")));
    }

    private Reply command(Call call) {
        String member = membership.member(call).id();
        ClientFrame frame = call.body(ClientFrame.class);
        return Reply.of(commands.carryOut(membership.table(call), member, frame));
    }

    private Reply area(Call call) {
        String request = call.word("request").orElse("");
        String place = call.word("place")
                .filter(text -> text.length() <= LONGEST_PLACE)
                .orElse("");
        return seated(call, (table, member) -> table.area(member, request, place));
    }

    /** What would be asked after an answer, before anything happens. */
    private Reply following(Call call) {
        var answer = call.tree();
        return seated(call, (table, member) -> table.following(member, answer));
    }

    private Reply preview(Call call) {
        var question = call.tree();
        return atDesk(call, "questions about odds", (table, member) -> table.preview(member, question));
    }

    private Reply atDesk(Call call, String what, BiFunction<HostedTable, String, ObjectNode> asking) {
        return (what.equals(LOOKS_BACK) ? looks : desks).work(call.person().id(), what, () -> seated(call, asking));
    }

    private Reply seated(Call call, BiFunction<HostedTable, String, ObjectNode> asking) {
        return Reply.of(
                asking.apply(membership.table(call), membership.member(call).id()));
    }
}
