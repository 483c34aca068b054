package arbiter.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Puts a record at its place with one statement, prepared once for the connection that writes: where the table is there,
 * the place is the next one and nothing was sent under that key. Used by the thread that writes only.
 */
final class AppendStatement {

    private static final String SQL = "INSERT INTO record (hosted, seq, member, entry_key, json, time)"
            + " SELECT id, ?2, ?3, ?4, ?5, ?6 FROM hosted WHERE id = ?1"
            + " AND NOT EXISTS (SELECT 1 FROM record WHERE hosted = ?1 AND seq >= ?2)"
            + " AND (?2 = 1 OR EXISTS (SELECT 1 FROM record WHERE hosted = ?1 AND seq = ?2 - 1))"
            + " AND NOT EXISTS (SELECT 1 FROM record WHERE hosted = ?1 AND member = ?3 AND entry_key = ?4)";

    private Optional<PreparedStatement> prepared = Optional.empty();

    /** Whether it stands there now; if not, nothing has changed. */
    boolean tryOnce(Handle handle, String table, StoredRecord next) {
        try {
            PreparedStatement statement = on(handle.getConnection());
            statement.setString(1, table);
            statement.setLong(2, next.seq());
            statement.setString(3, next.member());
            statement.setString(4, next.key());
            statement.setString(5, next.json());
            statement.setLong(6, next.time());
            return statement.executeUpdate() == 1;
        } catch (SQLException failed) {
            prepareAnew();
            throw DatabaseErrors.refusal(failed);
        }
    }

    /** A statement that failed, on a full disk for instance, cannot be used again. */
    private void prepareAnew() {
        Optional<PreparedStatement> failed = prepared;
        prepared = Optional.empty();
        try {
            if (failed.isPresent()) {
                failed.get().close();
            }
        } catch (SQLException alreadyClosed) {
            return;
        }
    }

    private PreparedStatement on(Connection writing) throws SQLException {
        if (prepared.isEmpty() || prepared.get().getConnection() != writing) {
            prepared = Optional.of(writing.prepareStatement(SQL));
        }
        return prepared.get();
    }
}
