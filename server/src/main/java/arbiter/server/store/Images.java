package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** The images of each table, as many and as large as it may have. An image never changes: another one has another id. */
public final class Images {

    /** So many images a table may have. */
    public static final int MOST = 60;

    /** So many bytes they may have together, so that a table with all of them can be exported and imported. */
    public static final int MOST_BYTES = 8 << 20;

    private static final RowMapper<StoredImage> IMAGE = (row, context) -> new StoredImage(
            row.getString("id"),
            row.getString("member"),
            row.getString("type"),
            row.getInt("width"),
            row.getInt("height"),
            row.getBytes("bytes"));

    private final Database database;

    Images(Database database) {
        this.database = database;
    }

    /** Keeps an image; refused where the table would have too many. */
    public void add(String table, StoredImage image) {
        database.write(handle -> {
            lock(handle, table);
            long count = number(handle, "COUNT(*)", table);
            long bytes = number(handle, "COALESCE(SUM(LENGTH(bytes)), 0)", table);
            if (count >= MOST || bytes + image.bytes().length > MOST_BYTES) {
                throw new RequestRefused(
                        RequestRefused.Code.TOO_LARGE,
                        "a table has room for " + MOST + " images of " + (MOST_BYTES >> 20)
                                + " MiB together; delete some that are not shown");
            }
            return insert(handle, table, image);
        });
    }

    private void lock(Handle handle, String table) {
        handle.createQuery("SELECT id FROM hosted WHERE id = :table" + database.locking())
                .bind("table", table)
                .mapTo(String.class)
                .findOne()
                .orElseThrow(() -> new RequestRefused(RequestRefused.Code.STORE, "this table is no longer there"));
    }

    private static long number(Handle handle, String what, String table) {
        return handle.createQuery("SELECT " + what + " FROM image WHERE hosted = :table")
                .bind("table", table)
                .mapTo(Long.class)
                .one();
    }

    static int insert(Handle handle, String table, StoredImage image) {
        return handle.createUpdate("INSERT INTO image (hosted, id, member, type, width, height, bytes)"
                        + " VALUES (:table, :id, :member, :type, :width, :height, :bytes)")
                .bind("table", table)
                .bind("id", image.id())
                .bind("member", image.member())
                .bind("type", image.type())
                .bind("width", image.width())
                .bind("height", image.height())
                .bind("bytes", image.bytes())
                .execute();
    }

    public Optional<StoredImage> find(String table, String id) {
        return database.read(handle -> handle.createQuery("SELECT id, member, type, width, height, bytes FROM image"
                        + " WHERE hosted = :table AND id = :id")
                .bind("table", table)
                .bind("id", id)
                .map(IMAGE)
                .findOne());
    }

    /** All of a table, by their ids, without their bytes. */
    public List<StoredImage> of(String table) {
        return database.read(handle -> handle.createQuery(
                        "SELECT id, member, type, width, height FROM image" + " WHERE hosted = :table ORDER BY id")
                .bind("table", table)
                .map((row, context) -> new StoredImage(
                        row.getString("id"),
                        row.getString("member"),
                        row.getString("type"),
                        row.getInt("width"),
                        row.getInt("height"),
                        new byte[0]))
                .list());
    }

    public void remove(String table, String id) {
        database.write(handle -> handle.createUpdate("DELETE FROM image WHERE hosted = :table AND id = :id")
                .bind("table", table)
                .bind("id", id)
                .execute());
    }
}
