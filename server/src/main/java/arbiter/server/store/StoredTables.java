package arbiter.server.store;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** The tables there are, as they were set up. */
public final class StoredTables {

    private static final String COLUMNS =
            "hosted.id, game, title, demo, start, open_secret, hidden_secret, name_secret, hosted.created";

    private static final RowMapper<StoredTable> TABLE = (row, context) -> new StoredTable(
            row.getString("id"),
            row.getString("game"),
            row.getString("title"),
            row.getInt("demo") == 1,
            row.getString("start"),
            new StoredTable.Secrets(
                    row.getString("open_secret"), row.getString("hidden_secret"), row.getString("name_secret")),
            row.getLong("created"));

    /** So many records are written at once, and so many people: whoever else writes waits no longer than for these. */
    private static final int PORTION = 100;

    private static final int PEOPLE = 50;

    private final Database database;

    StoredTables(Database database) {
        this.database = database;
    }

    /**
     * A new table with those who once sat there, its first member and its first records. What is much is written portion
     * by portion, so that other tables need not wait for all of it; nobody sits there, or sees it, until it is whole.
     */
    public Member add(StoredTable table, List<String> former, Person maker, Role role, List<StoredRecord> records) {
        return add(table, former, maker, role, records, List.of());
    }

    /** The same with images from elsewhere. */
    public Member add(
            StoredTable table,
            List<String> former,
            Person maker,
            Role role,
            List<StoredRecord> records,
            List<StoredImage> images) {
        boolean small = records.size() <= PORTION && former.size() <= PEOPLE && images.isEmpty();
        if (!small) {
            database.write(handle -> insert(handle, table));
            portions(records.size(), PORTION, (from, to) -> write(table, records.subList(from, to)));
            portions(former.size(), PEOPLE, (from, to) -> write(table, former, from, to));
            images.forEach(image -> database.write(handle -> Images.insert(handle, table.id(), image)));
        }
        return database.write(handle -> {
            if (small) {
                insert(handle, table);
                insert(handle, table, records);
                insert(handle, table, former, 0, former.size());
            }
            return Members.insert(handle, table.id(), former.size() + 1, maker, role);
        });
    }

    private static void portions(int size, int portion, BiConsumer<Integer, Integer> write) {
        for (int from = 0; from < size; from += portion) {
            write.accept(from, Math.min(size, from + portion));
        }
    }

    private void write(StoredTable table, List<StoredRecord> records) {
        database.write(handle -> insert(handle, table, records));
    }

    private void write(StoredTable table, List<String> former, int from, int to) {
        database.write(handle -> insert(handle, table, former, from, to));
    }

    private static int insert(Handle handle, StoredTable table, List<StoredRecord> records) {
        records.forEach(entry -> Records.insert(handle, table.id(), entry));
        return records.size();
    }

    private static int insert(Handle handle, StoredTable table, List<String> former, int from, int to) {
        for (int place = from + 1; place <= to; place++) {
            Person person = Persons.insert(handle, former.get(place - 1));
            Members.insert(handle, table.id(), place, person, Role.GONE);
        }
        return to;
    }

    private static int insert(Handle handle, StoredTable table) {
        return handle.createUpdate("INSERT INTO hosted"
                        + " (id, game, title, demo, start, open_secret, hidden_secret, name_secret, created)"
                        + " VALUES (:id, :game, :title, :demo, :start, :open, :hidden, :names, :created)")
                .bind("id", table.id())
                .bind("game", table.game())
                .bind("title", table.title())
                .bind("demo", table.demo() ? 1 : 0)
                .bind("start", table.start())
                .bind("open", table.secrets().open())
                .bind("hidden", table.secrets().hidden())
                .bind("names", table.secrets().names())
                .bind("created", table.created())
                .execute();
    }

    public Optional<StoredTable> find(String id) {
        return database.read(handle -> handle.createQuery("SELECT " + COLUMNS + " FROM hosted WHERE id = :id")
                .bind("id", id)
                .map(TABLE)
                .findOne());
    }

    /** The tables at which that person sits, the newest first. */
    public List<StoredTable> of(String person) {
        return database.read(handle -> handle.createQuery("SELECT " + COLUMNS + " FROM hosted"
                        + " JOIN member ON member.hosted = hosted.id"
                        + " WHERE member.person = :person AND member.role <> 'gone' ORDER BY hosted.created DESC")
                .bind("person", person)
                .map(TABLE)
                .list());
    }

    /** At how many tables that person is gamemaster, or plays alone. */
    public int ledBy(String person) {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM member"
                        + " JOIN hosted ON hosted.id = member.hosted WHERE member.person = :person"
                        + " AND (member.role = 'gamemaster' OR hosted.demo = 1 AND member.role = 'player')")
                .bind("person", person)
                .mapTo(Integer.class)
                .one());
    }

    /** The ids of all of them, the oldest first. */
    public List<String> ids() {
        return database.read(handle -> handle.createQuery("SELECT id FROM hosted ORDER BY created, id")
                .mapTo(String.class)
                .list());
    }

    /** How many there are. */
    public int count() {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM hosted")
                .mapTo(Integer.class)
                .one());
    }

    /** What a deleted table was called, for a person who sat there. */
    public Optional<String> deleted(String id, String person) {
        return database.read(
                handle -> handle.createQuery("SELECT title FROM deleted WHERE hosted = :id AND person = :person")
                        .bind("id", id)
                        .bind("person", person)
                        .mapTo(String.class)
                        .findOne());
    }

    public void retitle(String id, String title) {
        database.write(handle -> {
            database.announce(handle, new Change(id, 0));
            return handle.createUpdate("UPDATE hosted SET title = :title WHERE id = :id")
                    .bind("id", id)
                    .bind("title", title)
                    .execute();
        });
    }

    /** Takes the table away with everything that belongs to it; those who sat there can still be told so. */
    public void delete(String id) {
        database.write(handle -> {
            database.announce(handle, new Change(id, 0));
            handle.createUpdate("INSERT INTO deleted (hosted, person, title)"
                            + " SELECT member.hosted, member.person, hosted.title FROM member"
                            + " JOIN hosted ON hosted.id = member.hosted"
                            + " WHERE member.hosted = :id AND member.role <> 'gone'")
                    .bind("id", id)
                    .execute();
            for (String part : List.of("bookmark", "image", "record", "accepted", "invite", "member")) {
                handle.createUpdate("DELETE FROM " + part + " WHERE hosted = :id")
                        .bind("id", id)
                        .execute();
            }
            return handle.createUpdate("DELETE FROM hosted WHERE id = :id")
                    .bind("id", id)
                    .execute();
        });
    }
}
