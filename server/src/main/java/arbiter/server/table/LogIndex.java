package arbiter.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which items a table's log has, who may read each, and in which record it is stored; eight bytes an item. Items are
 * counted from 0; the numbers that a viewer sees count from 1 what that viewer may read.
 */
final class LogIndex {

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
        readers[size] = known.computeIfAbsent(whom, fresh -> {
            kinds.add(fresh);
            return kinds.size() - 1;
        });
        records[size] = Math.toIntExact(record);
        size++;
    }

    int size() {
        return size;
    }

    Readers readers(int item) {
        return kinds.get(readers[item]);
    }

    long record(int item) {
        return records[item];
    }

    /** Which of its record's items that is, counted from 0. */
    int within(int item) {
        int first = item;
        while (first > 0 && records[first - 1] == records[item]) {
            first--;
        }
        return item - first;
    }

    /** How many of the first so many items the viewer may read. */
    long number(Sight sight, int items) {
        boolean[] readable = readable(sight);
        long number = 0;
        for (int i = 0; i < items; i++) {
            if (readable[readers[i]]) {
                number++;
            }
        }
        return number;
    }

    long number(Sight sight) {
        return number(sight, size);
    }

    /** Up to so many items that the viewer may read, from that number of theirs on. */
    List<Integer> from(Sight sight, long number, int count) {
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
