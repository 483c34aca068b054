package arbiter.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** The people there are. */
public final class Persons {

    private static final RowMapper<Person> PERSON =
            (row, context) -> new Person(row.getString("id"), row.getString("name"));

    private final Database database;

    Persons(Database database) {
        this.database = database;
    }

    /** Somebody new, who will be known by that secret. */
    public Person add(String name, String secret) {
        return database.write(handle -> insert(handle, name, secret));
    }

    /** Somebody of whom only the name is known, such as a former player of an imported table. */
    static Person insert(Handle handle, String name) {
        return insert(handle, name, Secret.create());
    }

    private static Person insert(Handle handle, String name, String secret) {
        Person person = new Person(Secret.id(), name);
        handle.createUpdate("INSERT INTO person (id, name, secret, created) VALUES (:id, :name, :secret, :created)")
                .bind("id", person.id())
                .bind("name", name)
                .bind("secret", Secret.hash(secret))
                .bind("created", System.currentTimeMillis())
                .execute();
        return person;
    }

    public Optional<Person> withSecret(String secret) {
        return database.read(handle -> handle.createQuery("SELECT id, name FROM person WHERE secret = :secret")
                .bind("secret", Secret.hash(secret))
                .map(PERSON)
                .findOne());
    }

    public Optional<Person> find(String id) {
        return database.read(handle -> handle.createQuery("SELECT id, name FROM person WHERE id = :id")
                .bind("id", id)
                .map(PERSON)
                .findOne());
    }

    public void rename(String id, String name) {
        database.write(handle -> handle.createUpdate("UPDATE person SET name = :name WHERE id = :id")
                .bind("id", id)
                .bind("name", name)
                .execute());
    }
}
