package arbiter.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.lab.sweep.table.Column;
import arbiter.lab.sweep.table.Column.Kind;
import arbiter.lab.sweep.table.ParquetFile;
import arbiter.lab.sweep.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.ColumnIOFactory;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.io.RecordReader;
import org.apache.parquet.schema.MessageType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What we write is read again by the library that everybody else reads Parquet with. */
class ParquetFileTest {

    private static final List<Column> COLUMNS = List.of(
            new Column("variant", Kind.WHOLE), new Column("share from", Kind.NUMBER), new Column("who", Kind.TEXT));

    @TempDir
    private Path folder;

    private static Table table(int rows) {
        List<List<Optional<Object>>> cells = new ArrayList<>();
        for (long row = 0; row < rows; row++) {
            Optional<Object> share = row % 7 < 3 ? Optional.empty() : Optional.of(row / 3.0);
            Optional<Object> who = row % 5 == 0 ? Optional.empty() : Optional.of("Zoë \"" + row + "\", blade");
            cells.add(List.of(Optional.of(row - 3), share, who));
        }
        return new Table(COLUMNS, cells);
    }

    @Test
    void every_cell_is_read_as_it_was_written() throws IOException {
        for (int rows : new int[] {0, 1, 2, 500}) {
            assertThat(read(table(rows))).isEqualTo(table(rows).rows());
        }
    }

    private List<List<Optional<Object>>> read(Table table) throws IOException {
        Path file = folder.resolve(table.rows().size() + ".parquet");
        Files.write(file, ParquetFile.bytes(table));
        List<List<Optional<Object>>> rows = new ArrayList<>();
        try (ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(file))) {
            MessageType schema = reader.getFooter().getFileMetaData().getSchema();
            for (PageReadStore pages = reader.readNextRowGroup(); pages != null; pages = reader.readNextRowGroup()) {
                RecordReader<Group> records = new ColumnIOFactory()
                        .getColumnIO(schema)
                        .getRecordReader(pages, new GroupRecordConverter(schema));
                for (long row = 0; row < pages.getRowCount(); row++) {
                    rows.add(cells(records.read()));
                }
            }
        }
        return rows;
    }

    private static List<Optional<Object>> cells(Group row) {
        List<Optional<Object>> cells = new ArrayList<>();
        for (Column column : COLUMNS) {
            if (row.getFieldRepetitionCount(column.name()) == 0) {
                cells.add(Optional.empty());
            } else {
                cells.add(Optional.of(
                        switch (column.kind()) {
                            case WHOLE -> row.getLong(column.name(), 0);
                            case NUMBER -> row.getDouble(column.name(), 0);
                            case TEXT -> row.getString(column.name(), 0);
                        }));
            }
        }
        return cells;
    }
}
