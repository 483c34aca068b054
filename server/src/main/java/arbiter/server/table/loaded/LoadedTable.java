package arbiter.server.table.loaded;

import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.EventView;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table as its records left it: the game where it waits, the seats, the index of the log, what was proposed. */
public final class LoadedTable<S extends State<S>> {

    private final StoredTable stored;
    private final Rulebook<S> book;
    private final JournalJson<S> journals;
    private final TableDice dice;
    private final OpaqueNames names;
    private final LogIndex log = new LogIndex();
    private final MoveHistory history = new MoveHistory();
    private final RecentItems recent = new RecentItems();
    private final SeatsAndProposals seatsAndProposals = new SeatsAndProposals();
    private final RecentCommands sent = new RecentCommands();
    private RecordedOrders orders;
    private Table<S> table;
    private long seq;
    private long resumedAt;
    private int remembered;

    private LoadedTable(StoredTable stored, Rulebook<S> book) {
        this.stored = stored;
        this.book = book;
        this.journals = JournalJson.of(book);
        this.dice = new TableDice(stored);
        this.names = new OpaqueNames(stored.secrets().names());
    }

    /** Starts a new table; what its first step did is its first record. With a lobby it only waits to begin. */
    public static <S extends State<S>> Begun<S> begin(
            StoredTable stored, Rulebook<S> book, Map<String, String> seats, boolean lobby) {
        LoadedTable<S> loaded = new LoadedTable<>(stored, book);
        Journal<S> start = loaded.journals.read(stored.start());
        loaded.table = lobby
                ? Table.set(book.game(), start, loaded.dice)
                : Table.start(book.game(), start.header(), start.start(), loaded.dice);
        PendingRecord<S> pending = new PendingRecord<>("start");
        pending.entries(loaded.table.journal().entries());
        pending.events(loaded.table.log());
        seats.forEach(pending.json().putObject("seats")::put);
        if (lobby) {
            Lobby.opens(pending.json());
        }
        return new Begun<>(loaded, pending);
    }

    public record Begun<S extends State<S>>(LoadedTable<S> loaded, PendingRecord<S> pending) {}

    /** A table before its first record. */
    public static <S extends State<S>> LoadedTable<S> empty(StoredTable stored, Rulebook<S> book) {
        return new LoadedTable<>(stored, book);
    }

    public StoredTable stored() {
        return stored;
    }

    public Rulebook<S> book() {
        return book;
    }

    public JournalJson<S> journals() {
        return journals;
    }

    public Table<S> table() {
        return table;
    }

    public TableDice dice() {
        return dice;
    }

    public OpaqueNames names() {
        return names;
    }

    public LogIndex log() {
        return log;
    }

    public MoveHistory history() {
        return history;
    }

    public RecentItems recent() {
        return recent;
    }

    /** What there is beyond the game. */
    public SeatsAndProposals seatsAndProposals() {
        return seatsAndProposals;
    }

    public Map<String, String> seats() {
        return seatsAndProposals.seats();
    }

    public RecordedOrders orders() {
        return orders;
    }

    public RecentCommands sent() {
        return sent;
    }

    public Optional<JsonNode> proposal() {
        return seatsAndProposals.proposal();
    }

    /** Who is ready before the fight begins. */
    public Lobby lobby() {
        return seatsAndProposals.lobby();
    }

    /** Whether the secret of the open dice has been shown. */
    public boolean revealed() {
        return seatsAndProposals.revealed();
    }

    /** The viewer's number of the last item that came of what another person did. */
    public long lastByOthers(Sight sight) {
        return seatsAndProposals.lastBy().entrySet().stream()
                .filter(last -> !last.getKey().equals(sight.member()))
                .mapToLong(last -> log.number(sight, last.getValue()))
                .max()
                .orElse(0);
    }

    /** The number of the last record. */
    public long seq() {
        return seq;
    }

    /** From its first record on the table remembers how it stood after each of the latest so many events. */
    public void rememberEvents(int most) {
        remembered = most;
    }

    int remembered() {
        return remembered;
    }

    /** What the viewer would have seen before the first event; only of a table that was run from its first record. */
    public EventView viewAtStart(Viewer viewer) {
        return table.memory().viewAtStart(viewer);
    }

    /** Takes over what a snapshot says of the table. */
    public void resume(Table<S> at, JsonNode snapshot) {
        comesTo(at);
        orders.resume(snapshot.path("hands"));
        seatsAndProposals.resume(snapshot.path("besides"));
        seq = snapshot.path("seq").asLong();
        resumedAt = seq;
    }

    /** The record after which it was resumed; 0 if all of them were run. */
    public long resumedAt() {
        return resumedAt;
    }

    /** Takes over records that were made elsewhere or earlier. */
    public void takeOver(List<StoredRecord> records) {
        new RecordReplay<>(this).takeOver(records);
    }

    /** The game where its records lead, before it is told what else they say. */
    void comesTo(Table<S> at) {
        table = at;
        orders = new RecordedOrders(table.standing());
    }

    /** What a record says beyond the game; the game has taken it in already. */
    public void settle(StoredRecord next, JsonNode json, List<Entry<S>> entries) {
        if (orders == null) {
            orders = new RecordedOrders(table.standing());
            history.played(new Table.Change<>(entries, 0, table.log()), 0);
        }
        settleRest(next, json, entries);
        counts(json);
    }

    private void counts(JsonNode json) {
        if (json.has("dice")) {
            dice.stored(
                    json.path("dice").path(0).asLong(),
                    json.path("dice").path(1).asLong());
        }
    }

    private void settleRest(StoredRecord next, JsonNode json, List<Entry<S>> entries) {
        json.path("items").forEach(item -> {
            log.add(Readers.of(item), next.seq());
            recent.add(item, next.time(), log.size() - 1);
        });
        seatsAndProposals.settle(next, json, !entries.isEmpty(), log.size());
        orders.settle(json, entries);
        sent.add(next.member(), next.key(), CommandPrint.inRecord(json));
        seq = next.seq();
    }

    /** Where newer rules cannot run the records again, the table goes back to a checkpoint and says so. */
    public Optional<PendingRecord<S>> recover(List<StoredRecord> records) {
        Journal<S> journal = journals.read(stored.start());
        for (StoredRecord next : records) {
            JsonNode json = JsonText.read(next.json());
            counts(json); // what is thrown on the way back are throws after all those there were
            json.path("entries").forEach(entry -> journal.append(List.of(journals.readEntry(entry))));
        }
        if (records.stream().map(next -> JsonText.read(next.json())).noneMatch(Lobby::begins)) {
            comesTo(Table.set(book.game(), journal, dice));
            records.forEach(next -> settleRest(next, JsonText.read(next.json()), List.of()));
            return Optional.empty();
        }
        int before = journal.size();
        Table.Recovered<S> recovered = Table.recover(book.game(), journal, dice);
        comesTo(recovered.table());
        history.recovered(table.log());
        records.forEach(next -> settleRest(next, JsonText.read(next.json()), List.of()));
        List<Entry<S>> added =
                table.journal().entries().subList(before, table.journal().size());
        if (added.isEmpty()) {
            return Optional.empty();
        }
        PendingRecord<S> pending = new PendingRecord<>("recovered");
        pending.entries(added);
        pending.item(
                "note", "The rules have changed since; the table went back to where it could go on.", Readers.EVERYONE);
        return Optional.of(pending);
    }
}
