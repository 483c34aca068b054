package arbiter.server.table;

import arbiter.content.json.Json;
import arbiter.interpreters.live.AlongWith;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.wire.EditJson;
import arbiter.interpreters.wire.RequestJson;
import arbiter.kernel.Decider;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.edit.Edits;
import arbiter.server.shared.Recent;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Records;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.LogIndex;
import arbiter.server.table.loaded.Seating;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What members look at without changing anything: the log, how things were, what would happen if. */
final class TableQueries {

    private static final int MOST_ITEMS = 1000;

    /** So many sights' films are kept. */
    private static final int FILMS = 4;

    private final Records records;
    private final PastTable past;
    private final Welcome welcome;
    private final OddsQueries odds = new OddsQueries();
    private final Map<Sight, Film> films = new Recent<>(FILMS);

    TableQueries(Records records) {
        this.records = records;
        this.past = new PastTable(records);
        this.welcome = new Welcome(records);
    }

    ObjectNode welcome(SeatedTable seated, String member) {
        return welcome.of(seated, seated.seating().member(member));
    }

    ObjectNode welcomeAs(SeatedTable seated, String reader, String other) {
        return welcome.as(seated, seated.sight(reader), seated.seating().memberOrOnlooker(other));
    }

    ObjectNode log(SeatedTable seated, String member, long from, int count) {
        Sight sight = seated.sight(member);
        LogIndex log = seated.loaded().log();
        long first = Math.max(1, from);
        ObjectNode node =
                JsonNodeFactory.instance.objectNode().put("first", first).put("number", log.number(sight));
        List<Integer> items = log.from(sight, first, Math.max(0, Math.min(count, MOST_ITEMS)));
        node.set("log", new LogReader(records, seated.loaded(), sight).items(items, first));
        return node;
    }

    Supplier<ObjectNode> replay(SeatedTable seated, String member, long number) {
        Sight sight = seated.sight(member);
        long seq = record(seated, item(seated, sight, number));
        SeatedTable then = new SeatedTable(seated.loaded(), seated.seating().copy(), seated.title());
        return () -> past.at(seq, then, sight).put("number", number);
    }

    /** What that member knew of everybody's sheet just after an item. */
    Supplier<ObjectNode> sheets(SeatedTable seated, String member, long number) {
        Sight sight = seated.sight(member);
        Optional<Integer> item = item(seated, sight, number);
        long seq = record(seated, item);
        SeatedTable then = new SeatedTable(seated.loaded(), seated.seating().copy(), seated.title());
        return () -> past.sheets(seq, item, then, sight).put("number", number);
    }

    /** The item that a viewer knows by that number; none for 0, which is before the first. */
    private static Optional<Integer> item(SeatedTable seated, Sight sight, long number) {
        List<Integer> item = seated.loaded().log().from(sight, Math.max(1, number), 1);
        if (number < 0 || number > 0 && item.isEmpty()) {
            throw new RequestRefused(RequestRefused.Code.NOT_FOUND, "the log has no item " + number, "number");
        }
        return number == 0 ? Optional.empty() : Optional.of(item.get(0));
    }

    private static long record(SeatedTable seated, Optional<Integer> item) {
        return item.map(known -> seated.loaded().log().record(known)).orElse(1L);
    }

    /** What each item changed for that member, from that number on; those with the same sight share the work. */
    Supplier<ObjectNode> pictures(SeatedTable seated, String member, long from, int count) {
        Sight sight = seated.sight(member);
        long seq = seated.loaded().seq();
        SeatedTable then = new SeatedTable(seated.loaded(), seated.seating().copy(), seated.title());
        return () -> {
            synchronized (films) {
                try {
                    return films.computeIfAbsent(sight, one -> new Film(records, then, one))
                            .from(Math.max(1, from), count, seq, then);
                } catch (RuntimeException broken) {
                    films.remove(sight);
                    throw broken;
                }
            }
        };
    }

    /** How the dice of each side fell, as far as that member may know. */
    Supplier<ObjectNode> luck(SeatedTable seated, String member) {
        long seq = seated.loaded().seq();
        LuckQuery luck = new LuckQuery(records, seated, seated.sight(member));
        return () -> luck.until(seq);
    }

    <S extends State<S>> ObjectNode edits(LoadedTable<S> loaded, Optional<String> unit) {
        try {
            EditJson.All all = EditJson.All.of(
                    Edits.of(loaded.book(), loaded.table().state()).on(unit));
            return (ObjectNode) Json.sparse().tree(all);
        } catch (Refused noSuchUnit) {
            throw new RequestRefused(RequestRefused.Code.NOT_FOUND, noSuchUnit.getMessage(), "unit");
        }
    }

    /** What follows from an answer that is only considered, as that member would see it. */
    ObjectNode following(SeatedTable seated, String member, JsonNode node) {
        Command.Answer answer = CommandReader.read(node, Command.Answer.class, "");
        return following(seated.loaded(), seated.seating(), seated.sight(member), answer);
    }

    private static <S extends State<S>> ObjectNode following(
            LoadedTable<S> loaded, Seating seating, Sight sight, Command.Answer answer) {
        OpenRequest open = new GameMoves<>(loaded).open(sight.viewer(), answer.request());
        Table<S> table = loaded.table();
        Viewer viewer = sight.viewer();
        Predicate<Decider> own = decider -> seating.decides(viewer, decider);
        AlongWith along = new AlongWith(answer.followUps(), Map.of(), Map.of(), answer.planned());
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        try {
            var requests = node.putArray("requests");
            table.following(viewer, own, open.id(), answer.options(), along)
                    .forEach(next -> requests.add(request(loaded, sight, next.open())));
            table.nextAction(viewer, own, open.id(), answer.options(), along)
                    .ifPresent(next -> node.set("next", request(loaded, sight, next.open())));
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.NOT_OFFERED, refused.getMessage(), "options");
        }
        return node;
    }

    private static JsonNode request(LoadedTable<?> loaded, Sight sight, OpenRequest next) {
        View view = loaded.table().view(sight.viewer());
        String name = loaded.names().of(next.id());
        return Json.sparse().tree(RequestJson.of(name, next.request(), view, Optional.of(true)));
    }

    /** What a freely chosen place would strike, by the rules, or why it cannot be chosen. */
    ObjectNode area(SeatedTable seated, String member, String request, String place) {
        return area(seated.loaded(), seated.sight(member), request, place);
    }

    private static <S extends State<S>> ObjectNode area(
            LoadedTable<S> loaded, Sight sight, String request, String place) {
        OpenRequest open = new GameMoves<>(loaded).open(sight.viewer(), request);
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        var area = node.putArray("area");
        try {
            open.request().accept(place).area().forEach(area::add);
        } catch (Refused refused) {
            node.put("why", refused.getMessage());
        }
        return node;
    }

    Supplier<ObjectNode> preview(SeatedTable seated, String member, JsonNode asked) {
        return odds.of(seated.loaded(), seated.sight(member), asked);
    }
}
