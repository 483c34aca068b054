package arbiter.server.store;

import arbiter.server.shared.RequestRefused;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** What happened at each table: one sequence without gaps, only ever appended to. */
public final class Records {

    private static final RowMapper<StoredRecord> RECORD = (row, context) -> new StoredRecord(
            row.getLong("seq"),
            row.getString("member"),
            row.getString("entry_key"),
            row.getString("json"),
            row.getLong("time"));

    private final Database database;

    Records(Database database) {
        this.database = database;
    }

    /**
     * Puts a record at its place, which must be the next one. Durable when this returns.
     *
     * @throws Overtaken if somebody else was first
     */
    public Appended append(String table, StoredRecord next) {
        return database.append(table, next);
    }

    /** Puts it there in a transaction that keeps others from the table, one question after the other. */
    static Appended append(Handle handle, Database database, String table, StoredRecord next) {
        handle.createQuery("SELECT id FROM hosted WHERE id = :table" + database.locking())
                .bind("table", table)
                .mapTo(String.class)
                .findOne()
                .orElseThrow(() -> new RequestRefused(RequestRefused.Code.STORE, "this table is no longer there"));
        Optional<Long> earlier = handle.createQuery(
                        "SELECT seq FROM record WHERE hosted = :table AND member = :member AND entry_key = :key")
                .bind("table", table)
                .bind("member", next.member())
                .bind("key", next.key())
                .mapTo(Long.class)
                .findOne();
        if (earlier.isPresent()) {
            return new Appended(earlier.get(), true);
        }
        long last = last(handle, table);
        if (next.seq() != last + 1) {
            throw new Overtaken(table, next.seq() - 1, last);
        }
        insert(handle, table, next);
        database.announce(handle, new Change(table, next.seq()));
        return new Appended(next.seq(), false);
    }

    private static long last(Handle handle, String table) {
        return handle.createQuery("SELECT COALESCE(MAX(seq), 0) FROM record WHERE hosted = :table")
                .bind("table", table)
                .mapTo(Long.class)
                .one();
    }

    static void insert(Handle handle, String table, StoredRecord next) {
        handle.createUpdate("INSERT INTO record (hosted, seq, member, entry_key, json, time)"
                        + " VALUES (:table, :seq, :member, :key, :json, :time)")
                .bind("table", table)
                .bind("seq", next.seq())
                .bind("member", next.member())
                .bind("key", next.key())
                .bind("json", next.json())
                .bind("time", next.time())
                .execute();
    }

    /** Up to so many records from that number on, in order. */
    public List<StoredRecord> from(String table, long seq, int count) {
        return database.read(handle -> handle.createQuery("SELECT seq, member, entry_key, json, time FROM record"
                        + " WHERE hosted = :table AND seq >= :seq ORDER BY seq LIMIT :count")
                .bind("table", table)
                .bind("seq", seq)
                .bind("count", count)
                .map(RECORD)
                .list());
    }

    /** The place of the record that a member sent under that key, if there is one. */
    public Optional<Long> sent(String table, String member, String key) {
        return database.read(handle -> handle.createQuery(
                        "SELECT seq FROM record" + " WHERE hosted = :table AND member = :member AND entry_key = :key")
                .bind("table", table)
                .bind("member", member)
                .bind("key", key)
                .mapTo(Long.class)
                .findOne());
    }

    public long last(String table) {
        return database.read(handle -> last(handle, table));
    }
}
