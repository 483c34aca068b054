package arbiter.server.table;

import arbiter.rulebook.Rulebook;
import arbiter.server.store.Person;
import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The tables of this process: each is opened when somebody asks for it and forgotten when nobody has for a while. */
public final class Tables implements AutoCloseable {

    public Tables(Store store, List<Rulebook<?>> books) {
        throw new UnsupportedOperationException();
    }

    public Store store() {
        throw new UnsupportedOperationException();
    }

    /** The game with that id; refused with not-found. */
    public Rulebook<?> book(String game) {
        throw new UnsupportedOperationException();
    }

    /** Sets a table up and returns its id; the maker is its gamemaster, or a player if there is none. */
    public String create(Person maker, NewTable wanted) {
        throw new UnsupportedOperationException();
    }

    /** The table with that id; refused with not-found. */
    public HostedTable open(String id) {
        throw new UnsupportedOperationException();
    }

    /** A table from an export; the importer is its gamemaster. Returns its id. */
    public String importTable(Person maker, String export) {
        throw new UnsupportedOperationException();
    }

    /** The tables of a person: {@code {"tables": [{"id", "title", "game", "role", "created"}]}}. */
    public ObjectNode of(Person person) {
        throw new UnsupportedOperationException();
    }

    /** Takes a table away; its watchers are closed with 4004. */
    public void delete(String id) {
        throw new UnsupportedOperationException();
    }

    /** Tells the tables at which that person sits that the name changed. */
    public void renamed(Person person) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}
