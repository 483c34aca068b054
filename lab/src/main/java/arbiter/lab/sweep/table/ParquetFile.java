package arbiter.lab.sweep.table;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a table as a Parquet file: one group of rows, one plain page for each column, nothing compressed. The same table
 * gives the same bytes. Why not with the library: docs/adr/0020.
 */
public final class ParquetFile {

    private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
    private static final int OPTIONAL = 1;
    private static final int PLAIN = 0;
    private static final int RLE = 3;
    private static final int DATA_PAGE = 0;
    private static final int UNCOMPRESSED = 0;
    private static final int UTF8 = 0;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Table table;
    private final List<Chunk> chunks = new ArrayList<>();

    /** Where a column lies in the file, and how long it is. */
    private record Chunk(long offset, long size) {}

    private ParquetFile(Table table) {
        this.table = table;
    }

    public static byte[] bytes(Table table) {
        return new ParquetFile(table).write();
    }

    private byte[] write() {
        out.writeBytes(MAGIC);
        int columns = table.rows().isEmpty() ? 0 : table.columns().size(); // a group without rows is no group
        for (int column = 0; column < columns; column++) {
            int before = out.size();
            byte[] page = page(column);
            out.writeBytes(pageHeader(page.length));
            out.writeBytes(page);
            chunks.add(new Chunk(before, out.size() - before));
        }
        byte[] footer = footer();
        out.writeBytes(footer);
        out.writeBytes(little(Integer.BYTES).putInt(footer.length).array());
        out.writeBytes(MAGIC);
        return out.toByteArray();
    }

    /** Which cells are filled, as runs of ones and noughts; then their values. */
    private byte[] page(int column) {
        ByteArrayOutputStream filled = new ByteArrayOutputStream();
        ByteArrayOutputStream values = new ByteArrayOutputStream();
        int run = 0;
        boolean full = false;
        for (List<Optional<Object>> row : table.rows()) {
            Optional<Object> cell = row.get(column);
            if (run > 0 && cell.isPresent() != full) {
                run(filled, run, full);
                run = 0;
            }
            full = cell.isPresent();
            run++;
            cell.ifPresent(value -> values.writeBytes(plain(value)));
        }
        if (run > 0) {
            run(filled, run, full);
        }
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        page.writeBytes(little(Integer.BYTES).putInt(filled.size()).array());
        page.writeBytes(filled.toByteArray());
        page.writeBytes(values.toByteArray());
        return page.toByteArray();
    }

    private static void run(ByteArrayOutputStream out, int length, boolean full) {
        CompactBytes.varint(out, (long) length << 1);
        out.write(full ? 1 : 0);
    }

    private static byte[] plain(Object value) {
        if (value instanceof Long whole) {
            return little(Long.BYTES).putLong(whole).array();
        }
        if (value instanceof Double number) {
            return little(Double.BYTES).putDouble(number).array();
        }
        byte[] text = ((String) value).getBytes(StandardCharsets.UTF_8);
        return little(Integer.BYTES + text.length).putInt(text.length).put(text).array();
    }

    private byte[] pageHeader(int size) {
        return new CompactBytes()
                .number(1, DATA_PAGE)
                .number(2, size)
                .number(3, size)
                .begin(5)
                .number(1, table.rows().size())
                .number(2, PLAIN)
                .number(3, RLE)
                .number(4, RLE)
                .end()
                .end()
                .bytes();
    }

    private byte[] footer() {
        CompactBytes footer = new CompactBytes().number(1, 1);
        schema(footer);
        footer.number(3, (long) table.rows().size());
        if (chunks.isEmpty()) {
            return footer.items(4, 0).text(6, "arbiter").end().bytes();
        }
        footer.items(4, 1).item().items(1, chunks.size());
        for (int column = 0; column < chunks.size(); column++) {
            chunk(footer, column);
        }
        footer.number(2, chunks.stream().mapToLong(Chunk::size).sum())
                .number(3, (long) table.rows().size())
                .end();
        return footer.text(6, "arbiter").end().bytes();
    }

    private void schema(CompactBytes footer) {
        footer.items(2, table.columns().size() + 1);
        footer.item().text(4, "table").number(5, table.columns().size()).end();
        for (Column column : table.columns()) {
            footer.item().number(1, type(column)).number(3, OPTIONAL).text(4, column.name());
            if (column.kind() == Column.Kind.TEXT) {
                footer.number(6, UTF8);
            }
            footer.end();
        }
    }

    private void chunk(CompactBytes footer, int column) {
        Chunk chunk = chunks.get(column);
        footer.item().number(2, chunk.offset()).begin(3);
        footer.number(1, type(table.columns().get(column)))
                .numbers(2, List.of(PLAIN, RLE))
                .texts(3, List.of(table.columns().get(column).name()))
                .number(4, UNCOMPRESSED)
                .number(5, (long) table.rows().size())
                .number(6, chunk.size())
                .number(7, chunk.size())
                .number(9, chunk.offset());
        footer.end().end();
    }

    /** The physical type: INT64, DOUBLE or BYTE_ARRAY. */
    private static int type(Column column) {
        return switch (column.kind()) {
            case WHOLE -> 2;
            case NUMBER -> 5;
            case TEXT -> 6;
        };
    }

    private static ByteBuffer little(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
