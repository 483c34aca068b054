package arbiter.server.table;

import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Change;
import arbiter.server.store.Member;
import arbiter.server.store.Person;
import arbiter.server.store.Role;
import arbiter.server.store.Store;
import arbiter.server.store.StoredTable;
import arbiter.server.store.Word;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The tables of this process: each is opened when somebody asks for it and forgotten when nobody has for a while. */
public final class Tables implements AutoCloseable {

    private static final long IDLE_MINUTES = 10;

    /** After so many records a snapshot of a table is kept. */
    private static final int SNAPSHOT_EVERY = 100;

    /** So many questions to machines that play hard may wait. */
    private static final int MOST_THOUGHTS = 6;

    private final Host host;
    private final Map<String, HostedTable> open = new ConcurrentHashMap<>();

    public Tables(Store store, List<Rulebook<?>> books) {
        this(store, books, SNAPSHOT_EVERY);
    }

    Tables(Store store, List<Rulebook<?>> books, int snapshotEvery) {
        ScheduledExecutorService later = Executors.newScheduledThreadPool(2, work -> {
            Thread thread = new Thread(work, "tables");
            thread.setDaemon(true);
            return thread;
        });
        this.host = new Host(store, List.copyOf(books), new TableLoader(store), later, thinking(), snapshotEvery);
        later.scheduleWithFixedDelay(this::forgetIdle, 1, 1, TimeUnit.MINUTES);
        later.scheduleWithFixedDelay(
                () -> open.values().forEach(HostedTable::refreshPresence),
                PresenceElsewhere.SAID_EVERY_SECONDS,
                PresenceElsewhere.SAID_EVERY_SECONDS,
                TimeUnit.SECONDS);
        store.onChange(this::heard, this::heard);
    }

    /** One question at a time is thought about, a few wait, and what there is more is answered offhand. */
    private static ExecutorService thinking() {
        return new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(MOST_THOUGHTS), work -> {
            Thread thread = new Thread(work, "thinking");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            return thread;
        });
    }

    public Store store() {
        return host.store();
    }

    public List<Rulebook<?>> books() {
        return host.books();
    }

    /** The game with that id; refused with not-found. */
    public Rulebook<?> book(String game) {
        return host.book(game);
    }

    /** Sets a table up and returns its id; the maker is its gamemaster, or a player if there is none. */
    public String create(Person maker, NewTable wanted) {
        Setup.Ready ready = setUp(host.book(wanted.game()), wanted);
        Role role = wanted.withGamemaster() ? Role.GAMEMASTER : Role.PLAYER;
        host.store().tables().add(ready.table(), List.of(), maker, role, List.of(ready.first()));
        return ready.table().id();
    }

    /** A table that begins where another one was; see {@link HostedTable#branch}. Returns its id. */
    public String branch(Person maker, String table, String member, long number, boolean swapped) {
        HostedTable from = open(table);
        Setup.Ready ready = from.branch(member, number, swapped);
        Role role = from.memberOf(maker.id()).map(Member::role).orElse(Role.PLAYER);
        host.store().tables().add(ready.table(), List.of(), maker, role, List.of(ready.first()), from.shownImages());
        return ready.table().id();
    }

    /** A table that shows a fight played elsewhere; its owner leads it. Returns its id. */
    public <S extends State<S>> String addPlayed(
            Person owner, Rulebook<S> book, String title, Journal<S> fight, String note) {
        PlayedFight.Ready ready = PlayedFight.of(book, title, fight, note);
        host.store().tables().add(ready.table(), List.of(), owner, Role.GAMEMASTER, ready.records());
        return ready.table().id();
    }

    private static <S extends State<S>> Setup.Ready setUp(Rulebook<S> book, NewTable wanted) {
        return Setup.of(book, wanted);
    }

    /** The table with that id; refused with not-found. */
    public HostedTable open(String id) {
        HostedTable known = open.get(id);
        if (known != null) {
            return known;
        }
        if (host.store().tables().find(id).isEmpty()) {
            throw new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is no such table");
        }
        return open.computeIfAbsent(id, fresh -> new HostedTable(fresh, host));
    }

    /** A table from an export; the importer is its gamemaster. Returns its id. */
    public String importTable(Person maker, String export) {
        TableFile file = TableFile.read(export, host);
        host.store().tables().add(file.table(), file.people(), maker, Role.GAMEMASTER, file.records(), file.images());
        return file.table().id();
    }

    /** The tables of a person: {@code {"tables": [{"id", "title", "game", "name", "role", "demo", "created"}]}}. */
    public ObjectNode of(Person person) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode list = node.putArray("tables");
        for (StoredTable table : host.store().tables().of(person.id())) {
            Optional<Member> member = host.store().members().of(table.id()).stream()
                    .filter(one -> one.person().equals(person.id()))
                    .findFirst();
            list.addObject()
                    .put("id", table.id())
                    .put("title", table.title())
                    .put("game", table.game())
                    .put("name", host.book(table.game()).name())
                    .put("role", member.map(one -> one.role().word()).orElse(""))
                    .put("demo", table.demo())
                    .put("created", table.created());
        }
        return node;
    }

    /** Takes a table away; its watchers are closed with 4004. The caller has checked that they may. */
    public void delete(String id) {
        host.store().tables().delete(id);
        closed(id);
    }

    private void closed(String id) {
        HostedTable gone = open.remove(id);
        if (gone != null) {
            gone.close(4004, "this table was deleted by its gamemaster");
        }
    }

    /** Tells the tables at which that person sits that the name changed. */
    public void renamed(Person person) {
        for (HostedTable table : open.values()) {
            if (table.memberOf(person.id()).isPresent()) {
                table.tellOfPeople();
            }
        }
    }

    private void heard(Change change) {
        if (change.table().isEmpty()) {
            open.keySet().forEach(id -> heard(new Change(id, Long.MAX_VALUE)));
            return;
        }
        HostedTable table = open.get(change.table());
        if (table == null) {
            return;
        }
        if (host.store().tables().find(change.table()).isEmpty()) {
            closed(change.table());
        } else if (change.seq() == 0) {
            table.tellOfPeople();
        } else {
            table.heard(change.seq());
        }
    }

    private void heard(Word word) {
        HostedTable table = open.get(word.table());
        if (table != null) {
            table.heard(word);
        }
    }

    private void forgetIdle() {
        open.forEach((id, table) -> {
            if (table.idleFor(TimeUnit.MINUTES.toNanos(IDLE_MINUTES)) && open.remove(id, table)) {
                table.close(1001, "nobody is here");
            }
        });
    }

    /** Closes all tables, not the store. */
    @Override
    public void close() {
        host.later().shutdownNow();
        host.thinking().shutdownNow();
        open.values().forEach(table -> table.close(1001, "the server stops"));
        open.clear();
    }
}
