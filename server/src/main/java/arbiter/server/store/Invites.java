package arbiter.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;

/** The invitations of all tables. */
public final class Invites {

    private static final RowMapper<Invite> INVITE = (row, context) -> new Invite(
            row.getString("id"),
            row.getString("hosted"),
            Role.of(row.getString("role")),
            row.getString("units").isEmpty()
                    ? List.of()
                    : List.of(row.getString("units").split("\n")),
            row.getLong("expires"),
            row.getInt("revoked") == 1,
            row.getInt("seats"),
            row.getInt("uses"),
            row.getString("inviter"));

    private final Database database;

    Invites(Database database) {
        this.database = database;
    }

    /** Keeps an invitation under the hash of its secret. */
    public void add(Invite invite, String secret) {
        database.write(handle -> handle.createUpdate(
                        "INSERT INTO invite (id, hosted, secret, role, units, expires, revoked, seats, uses, inviter)"
                                + " VALUES (:id, :table, :secret, :role, :units, :expires, 0, :seats, 0, :inviter)")
                .bind("id", invite.id())
                .bind("table", invite.table())
                .bind("secret", Secret.hash(secret))
                .bind("role", invite.role().word())
                .bind("units", String.join("\n", invite.units()))
                .bind("expires", invite.expires())
                .bind("seats", invite.seats())
                .bind("inviter", invite.inviter())
                .execute());
    }

    /** Those of a table, the oldest first. */
    public List<Invite> of(String table) {
        return database.read(
                handle -> handle.createQuery("SELECT * FROM invite WHERE hosted = :table ORDER BY expires, id")
                        .bind("table", table)
                        .map(INVITE)
                        .list());
    }

    public Optional<Invite> withSecret(String secret) {
        return database.read(handle -> handle.createQuery("SELECT * FROM invite WHERE secret = :secret")
                .bind("secret", Secret.hash(secret))
                .map(INVITE)
                .findOne());
    }

    /** Whether there was such an invitation at that table. */
    public boolean revoke(String table, String id) {
        return database.write(
                handle -> handle.createUpdate("UPDATE invite SET revoked = 1 WHERE hosted = :table AND id = :id")
                                .bind("table", table)
                                .bind("id", id)
                                .execute()
                        == 1);
    }

    /** Keeps in mind who came by which invitation. */
    public void accepted(Invite invite, String member) {
        database.write(handle -> handle.createUpdate("INSERT INTO accepted (invite, hosted, member)"
                        + " VALUES (:invite, :table, :member) ON CONFLICT DO NOTHING")
                .bind("invite", invite.id())
                .bind("table", invite.table())
                .bind("member", member)
                .execute());
    }

    /** Those that a member made. */
    public void revokeMadeBy(String table, String member) {
        revokeWhere("inviter = :member", table, member);
    }

    /** Those by which a member came; all of the table, where that is not known. */
    public void revokeUsedBy(String table, String member) {
        String used = "SELECT invite FROM accepted WHERE hosted = :table AND member = :member";
        revokeWhere("(id IN (" + used + ") OR NOT EXISTS (" + used + "))", table, member);
    }

    public void revokeAll(String table) {
        database.write(handle -> handle.createUpdate("UPDATE invite SET revoked = 1 WHERE hosted = :table")
                .bind("table", table)
                .execute());
    }

    private void revokeWhere(String condition, String table, String member) {
        database.write(
                handle -> handle.createUpdate("UPDATE invite SET revoked = 1 WHERE hosted = :table AND " + condition)
                        .bind("table", table)
                        .bind("member", member)
                        .execute());
    }

    /** Counts one more who accepted it; false if it was no longer open at that time. */
    public boolean use(String id, long time) {
        return database.write(handle -> handle.createUpdate("UPDATE invite SET uses = uses + 1"
                                + " WHERE id = :id AND revoked = 0 AND expires > :time AND uses < seats")
                        .bind("id", id)
                        .bind("time", time)
                        .execute()
                == 1);
    }
}
