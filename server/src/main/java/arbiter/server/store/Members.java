package arbiter.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** Who sits, or sat, at which table. */
public final class Members {

    /** So many may ever have sat at one table. */
    public static final int MOST = 1000;

    private static final String SELECT = "SELECT member.hosted, member.id, member.person, person.name, member.role"
            + " FROM member JOIN person ON person.id = member.person";

    private static final RowMapper<Member> MEMBER = (row, context) -> new Member(
            row.getString("hosted"),
            row.getString("id"),
            row.getString("person"),
            row.getString("name"),
            Role.of(row.getString("role")));

    private final Database database;

    Members(Database database) {
        this.database = database;
    }

    /** Everybody who ever sat at the table, in the order they came. */
    public List<Member> of(String table) {
        return database.read(
                handle -> handle.createQuery(SELECT + " WHERE member.hosted = :table ORDER BY member.place")
                        .bind("table", table)
                        .map(MEMBER)
                        .list());
    }

    /** Seats a person; one who sat there before has the same id again, with the new role. */
    public Member add(String table, Person person, Role role) {
        return database.write(handle -> {
            database.announce(handle, new Change(table, 0));
            int known = handle.createUpdate("UPDATE member SET role = :role WHERE hosted = :table AND person = :person")
                    .bind("role", role.word())
                    .bind("table", table)
                    .bind("person", person.id())
                    .execute();
            return known == 0
                    ? insert(handle, table, next(handle, table), person, role)
                    : find(handle, table, person.id());
        });
    }

    /** Gives a member another role; {@link Role#GONE} takes the seat away. */
    public void setRole(String table, String member, Role role) {
        database.write(handle -> {
            database.announce(handle, new Change(table, 0));
            return handle.createUpdate("UPDATE member SET role = :role WHERE hosted = :table AND id = :id")
                    .bind("role", role.word())
                    .bind("table", table)
                    .bind("id", member)
                    .execute();
        });
    }

    private static int next(Handle handle, String table) {
        return 1
                + handle.createQuery("SELECT COUNT(*) FROM member WHERE hosted = :table")
                        .bind("table", table)
                        .mapTo(Integer.class)
                        .one();
    }

    static Member insert(Handle handle, String table, int place, Person person, Role role) {
        handle.createUpdate("INSERT INTO member (hosted, id, place, person, role)"
                        + " VALUES (:table, :id, :place, :person, :role)")
                .bind("table", table)
                .bind("id", "m" + place)
                .bind("place", place)
                .bind("person", person.id())
                .bind("role", role.word())
                .execute();
        return new Member(table, "m" + place, person.id(), person.name(), role);
    }

    private static Member find(Handle handle, String table, String person) {
        return handle.createQuery(SELECT + " WHERE member.hosted = :table AND member.person = :person")
                .bind("table", table)
                .bind("person", person)
                .map(MEMBER)
                .one();
    }
}
