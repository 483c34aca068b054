package arbiter.server.table.loaded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which items a table's log has, who may read each, and in which record it is stored; eight bytes an item. Items are
 * counted from 0; the numbers that a viewer sees count from 1 what that viewer may read.
 */
public final class LogIndex {

    private final List<Readers> kinds = new ArrayList<>();
    private final Map<Readers, Integer> known = new HashMap<>();
    private int[] readers = new int[64];
    private int[] records = new int[64];
    private int size;

    void add(Readers whom, long record) {
        if (size == readers.length) {
            readers = Arrays.copyOf(readers, size * 2);
            records = Arrays.copyOf(records, size * 2);
        }
        readers[size] = kind(whom);
        records[size] = Math.toIntExact(record);
        size++;
    }

    /** The number of that kind of readers, counted from 0. */
    public int kind(Readers whom) {
        return known.computeIfAbsent(whom, fresh -> {
            kinds.add(fresh);
            return kinds.size() - 1;
        });
    }

    public Readers kind(int number) {
        return kinds.get(number);
    }

    public LogIndex copy() {
        LogIndex copy = new LogIndex();
        kinds.forEach(copy::kind);
        copy.readers = readers.clone();
        copy.records = records.clone();
        copy.size = size;
        return copy;
    }

    /** As it is stored: the kinds of readers, and for items alike their kind, their record and how many they are. */
    public ObjectNode json() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode list = node.putArray("readers");
        for (Readers kind : kinds) {
            ObjectNode one = list.addObject();
            if (!kind.everyone()) {
                one.set("for", kind.json());
            }
        }
        ArrayNode runs = node.putArray("items");
        for (int i = 0; i < size; ) {
            int end = i + 1;
            while (end < size && readers[end] == readers[i] && records[end] == records[i]) {
                end++;
            }
            runs.addArray().add(readers[i]).add(records[i]).add(end - i);
            i = end;
        }
        return node;
    }

    /** Takes over what is stored. */
    public void resume(JsonNode stored) {
        stored.path("readers").forEach(kind -> kind(Readers.of(kind)));
        for (JsonNode run : stored.path("items")) {
            for (int i = 0; i < run.path(2).asInt(); i++) {
                add(kinds.get(run.path(0).asInt()), run.path(1).asLong());
            }
        }
    }

    public int size() {
        return size;
    }

    public Readers readers(int item) {
        return kinds.get(readers[item]);
    }

    public long record(int item) {
        return records[item];
    }

    /** Which of its record's items that is, counted from 0. */
    public int within(int item) {
        int first = item;
        while (first > 0 && records[first - 1] == records[item]) {
            first--;
        }
        return item - first;
    }

    /** How many of the first so many items the viewer may read. */
    public long number(Sight sight, int items) {
        boolean[] readable = readable(sight);
        long number = 0;
        for (int i = 0; i < items; i++) {
            if (readable[readers[i]]) {
                number++;
            }
        }
        return number;
    }

    public long number(Sight sight) {
        return number(sight, size);
    }

    /** Up to so many items that the viewer may read, from that number of theirs on. */
    public List<Integer> from(Sight sight, long number, int count) {
        boolean[] readable = readable(sight);
        List<Integer> items = new ArrayList<>();
        long at = 0;
        for (int i = 0; i < size && items.size() < count; i++) {
            if (readable[readers[i]] && ++at >= number) {
                items.add(i);
            }
        }
        return items;
    }

    private boolean[] readable(Sight sight) {
        boolean[] readable = new boolean[kinds.size()];
        for (int i = 0; i < readable.length; i++) {
            readable[i] = kinds.get(i).include(sight);
        }
        return readable;
    }
}
