package arbiter.server.store;

import java.util.List;
import java.util.Optional;

/**
 * For each table the latest snapshot, from which it is resumed without its earlier records. Nothing but a shortcut: a
 * snapshot may be missing at any time, and one that was damaged counts as missing.
 */
public final class Snapshots {

    private final Database database;

    Snapshots(Database database) {
        this.database = database;
    }

    /** Keeps a snapshot after that record in place of the one there was. */
    public void put(String table, long seq, String json) {
        database.write(handle -> handle.createUpdate("INSERT INTO bookmark (hosted, seq, hash, json)"
                        + " VALUES (:table, :seq, :hash, :json) ON CONFLICT (hosted) DO UPDATE"
                        + " SET seq = excluded.seq, hash = excluded.hash, json = excluded.json")
                .bind("table", table)
                .bind("seq", seq)
                .bind("hash", Secret.hash(json))
                .bind("json", json)
                .execute());
    }

    public Optional<String> find(String table) {
        return database.read(handle -> handle.createQuery("SELECT hash, json FROM bookmark WHERE hosted = :table")
                .bind("table", table)
                .map((row, context) -> List.of(row.getString("hash"), row.getString("json")))
                .findOne()
                .filter(found -> Secret.hash(found.get(1)).equals(found.get(0)))
                .map(found -> found.get(1)));
    }
}
