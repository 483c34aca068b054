package arbiter.server.table;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import arbiter.server.store.Person;
import arbiter.server.store.Role;
import arbiter.server.store.Secret;
import arbiter.server.store.Store;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A store with its tables, and people who come and go. */
final class Venue implements AutoCloseable {

    static final String AMBUSH = """
            game: duel
            units:
              - {name: Mara, from: blade, side: travellers}
              - {name: Xyzzycanary, id: xyzzyid, from: blade, side: bridge, hidden: true}
              - {from: brute, side: bridge}
            round: 1
            """;

    final Store store;
    final Tables tables;

    /** The ids of all games, for tests that every game must pass. */
    static List<String> games() {
        return Rulebooks.all().stream().map(Rulebook::id).toList();
    }

    Venue(Store store) {
        this(store, Rulebooks.all());
    }

    Venue(Store store, List<Rulebook<?>> books) {
        this.store = store;
        this.tables = new Tables(store, books);
    }

    /** Where tables keep a place after so many records. */
    Venue(Store store, int snapshotEvery) {
        this.store = store;
        this.tables = new Tables(store, Rulebooks.all(), snapshotEvery);
    }

    Person person(String name) {
        return store.persons().add(name, Secret.create());
    }

    static NewTable encounter(String game, Map<String, String> seats, boolean withGamemaster) {
        return new NewTable(
                game, Optional.empty(), Optional.empty(), Optional.empty(), Map.of(), seats, withGamemaster, false);
    }

    static NewTable situation(String text, Map<String, String> seats) {
        return new NewTable(
                "duel", Optional.empty(), Optional.of(text), Optional.empty(), Map.of(), seats, true, false);
    }

    /** Sits down as the maker of a table. */
    Seated makes(String name, NewTable wanted) {
        HostedTable table = tables.open(tables.create(person(name), wanted));
        return new Seated(table, "m1");
    }

    Seated joins(HostedTable table, String name, String... units) {
        return new Seated(
                table,
                table.join(person(name), units.length == 0 ? Role.SPECTATOR : Role.PLAYER, List.of(units), "")
                        .id());
    }

    @Override
    public void close() {
        tables.close();
        store.close();
    }
}
