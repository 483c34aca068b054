package arbiter.server.table;

import arbiter.kernel.View;
import arbiter.server.store.Records;
import arbiter.server.store.StoredRecord;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How the dice of each side fell, against what such dice come to. It looks at dice alone, every one that was really
 * thrown and that a line the viewer may read shows, also those thrown again; choices and bonuses are no luck.
 */
final class LuckQuery {

    private static final int RECORDS_AT_ONCE = 200;
    private static final int MOST_DICE = 2_000;
    private static final int MOST_BARS = 21;

    private final Records records;
    private final LoadedTable<?> loaded;
    /** The items in force that the viewer may read. */
    private final Set<Integer> counted = new HashSet<>();

    private final Map<String, String> sides = new HashMap<>();
    private final Map<String, DiceTally> tallies = new TreeMap<>();
    private int items;

    LuckQuery(Records records, SeatedTable seated, Sight sight) {
        this.records = records;
        this.loaded = seated.loaded();
        for (int item : loaded.history().items()) {
            if (item >= 0 && loaded.log().readers(item).include(sight)) {
                counted.add(item);
            }
        }
        for (View.Unit unit : loaded.table().view(sight.viewer()).units()) {
            sides.put(unit.id(), unit.side());
        }
    }

    /** {@code {"sides": [{"side", "dice", "sum", "expected", "higher", "lower", "bars"}]}}, up to that record. */
    ObjectNode until(long seq) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode list = node.putArray("sides");
        if (!loaded.book().highDiceHelp()) {
            return node;
        }
        ThrownDice dice = new ThrownDice();
        for (long next = 1; next <= seq; ) {
            List<StoredRecord> some =
                    records.from(loaded.stored().id(), next, (int) Math.min(RECORDS_AT_ONCE, seq - next + 1));
            if (some.isEmpty()) {
                break;
            }
            some.forEach(record -> count(JsonText.read(record.json()), dice));
            next += some.size();
        }
        tallies.forEach((side, tally) -> list.add(tally.json(MOST_BARS).put("side", side)));
        return node;
    }

    private void count(JsonNode record, ThrownDice dice) {
        dice.draw(record);
        for (JsonNode item : record.path("items")) {
            int number = items++;
            List<ThrownDice.Thrown> shown = dice.shownBy(item);
            if (counted.contains(number)) {
                shown.forEach(this::count);
            }
        }
    }

    private void count(ThrownDice.Thrown thrown) {
        String side = sides.get(thrown.unit());
        if (side == null) {
            return;
        }
        DiceTally tally = tallies.computeIfAbsent(side, fresh -> new DiceTally());
        if (tally.dice() < MOST_DICE) {
            tally.add(thrown.faces(), thrown.sides());
        }
    }
}
