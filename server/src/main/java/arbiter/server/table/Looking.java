package arbiter.server.table;

import arbiter.server.store.Records;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Supplier;

/** What members look at without changing anything: the log, how things were, what would happen if. */
final class Looking {

    private static final int MOST_ITEMS = 1000;

    private final Records records;
    private final Replaying replaying;
    private final Welcome welcome;
    private final Considering considering = new Considering();

    Looking(Records records) {
        this.records = records;
        this.replaying = new Replaying(records);
        this.welcome = new Welcome(records);
    }

    ObjectNode welcome(Scene scene, String member) {
        return welcome.of(scene, scene.seating().member(member));
    }

    ObjectNode welcomeAs(Scene scene, String reader, String other) {
        return welcome.as(scene, scene.sight(reader), scene.seating().memberOrOnlooker(other));
    }

    ObjectNode log(Scene scene, String member, long from, int count) {
        Sight sight = scene.sight(member);
        LogIndex log = scene.sitting().log();
        long first = Math.max(1, from);
        ObjectNode node =
                JsonNodeFactory.instance.objectNode().put("first", first).put("number", log.number(sight));
        List<Integer> items = log.from(sight, first, Math.max(0, Math.min(count, MOST_ITEMS)));
        node.set("log", new LogReader(records, scene.sitting(), sight).items(items, first));
        return node;
    }

    Supplier<ObjectNode> replay(Scene scene, String member, long number) {
        Sight sight = scene.sight(member);
        List<Integer> item = scene.sitting().log().from(sight, Math.max(1, number), 1);
        if (number < 0 || number > 0 && item.isEmpty()) {
            throw new Refusal(Refusal.Code.NOT_FOUND, "the log has no item " + number, "number");
        }
        long seq = number == 0 ? 1 : scene.sitting().log().record(item.get(0));
        Scene then = new Scene(scene.sitting(), scene.seating().copy(), scene.title());
        return () -> replaying.at(seq, then, sight).put("number", number);
    }

    Supplier<ObjectNode> preview(Scene scene, String member, JsonNode asked) {
        return considering.of(scene.sitting(), scene.sight(member), asked);
    }
}
