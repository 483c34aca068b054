package arbiter.lab.sweep.table;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes structures in Thrift's compact protocol, in which Parquet files describe themselves. */
final class CompactBytes {

    private static final int INT = 5;
    private static final int LONG = 6;
    private static final int BINARY = 8;
    private static final int LIST = 9;
    private static final int STRUCT = 12;
    private static final int SHORT_LIST = 15;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Deque<Integer> outer = new ArrayDeque<>();
    private int last;

    byte[] bytes() {
        return out.toByteArray();
    }

    CompactBytes number(int field, int value) {
        header(field, INT);
        zigzag(value);
        return this;
    }

    CompactBytes number(int field, long value) {
        header(field, LONG);
        zigzag(value);
        return this;
    }

    CompactBytes text(int field, String value) {
        header(field, BINARY);
        text(value);
        return this;
    }

    CompactBytes texts(int field, List<String> values) {
        list(field, BINARY, values.size());
        values.forEach(this::text);
        return this;
    }

    CompactBytes numbers(int field, List<Integer> values) {
        list(field, INT, values.size());
        values.forEach(this::zigzag);
        return this;
    }

    /** So many structures follow, each begun by {@link #item}. */
    CompactBytes items(int field, int size) {
        list(field, STRUCT, size);
        return this;
    }

    CompactBytes item() {
        outer.push(last);
        last = 0;
        return this;
    }

    CompactBytes begin(int field) {
        header(field, STRUCT);
        return item();
    }

    /** Ends a structure that was begun, or the whole. */
    CompactBytes end() {
        out.write(0);
        last = outer.isEmpty() ? 0 : outer.pop();
        return this;
    }

    private void list(int field, int type, int size) {
        header(field, LIST);
        if (size < SHORT_LIST) {
            out.write(size << 4 | type);
        } else {
            out.write(SHORT_LIST << 4 | type);
            varint(out, size);
        }
    }

    private void header(int field, int type) {
        out.write(field - last << 4 | type);
        last = field;
    }

    private void text(String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        varint(out, bytes.length);
        out.writeBytes(bytes);
    }

    private void zigzag(long value) {
        varint(out, value << 1 ^ value >> 63);
    }

    static void varint(ByteArrayOutputStream out, long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            out.write((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        out.write((int) rest);
    }
}
