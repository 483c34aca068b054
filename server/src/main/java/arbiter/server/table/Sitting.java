package arbiter.server.table;

import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table as its records left it: the game where it waits, the seats, the index of the log, what was proposed. */
final class Sitting<S extends State<S>> {

    private final StoredTable stored;
    private final Rulebook<S> book;
    private final JournalJson<S> journals;
    private final TableDice dice;
    private final Names names;
    private final LogIndex log = new LogIndex();
    private final Story story = new Story();
    private final RecentItems recent = new RecentItems();
    private final Map<String, String> seats = new LinkedHashMap<>();
    private final Sent sent = new Sent();
    private Hands hands;
    private Table<S> table;
    private Optional<JsonNode> proposal = Optional.empty();
    private final Map<String, Integer> lastBy = new LinkedHashMap<>();
    private long seq;

    private Sitting(StoredTable stored, Rulebook<S> book) {
        this.stored = stored;
        this.book = book;
        this.journals = JournalJson.of(book);
        this.dice = new TableDice(stored);
        this.names = new Names(stored.secrets().names());
    }

    /** Starts a new table; what its first step did is its first record. */
    static <S extends State<S>> Begun<S> begin(StoredTable stored, Rulebook<S> book, Map<String, String> seats) {
        Sitting<S> sitting = new Sitting<>(stored, book);
        Journal<S> start = sitting.journals.read(stored.start());
        sitting.table = Table.start(book.game(), start.header(), start.start(), sitting.dice);
        Deed<S> deed = new Deed<>("start");
        deed.entries(sitting.table.journal().entries());
        deed.events(sitting.table.log());
        seats.forEach(deed.json().putObject("seats")::put);
        return new Begun<>(sitting, deed);
    }

    record Begun<S extends State<S>>(Sitting<S> sitting, Deed<S> deed) {}

    /** A table before its first record. */
    static <S extends State<S>> Sitting<S> empty(StoredTable stored, Rulebook<S> book) {
        return new Sitting<>(stored, book);
    }

    StoredTable stored() {
        return stored;
    }

    Rulebook<S> book() {
        return book;
    }

    JournalJson<S> journals() {
        return journals;
    }

    Table<S> table() {
        return table;
    }

    TableDice dice() {
        return dice;
    }

    Names names() {
        return names;
    }

    LogIndex log() {
        return log;
    }

    Story story() {
        return story;
    }

    RecentItems recent() {
        return recent;
    }

    Map<String, String> seats() {
        return seats;
    }

    Hands hands() {
        return hands;
    }

    Sent sent() {
        return sent;
    }

    Optional<JsonNode> proposal() {
        return proposal;
    }

    /** The viewer's number of the last item that came of what another person did. */
    long lastByOthers(Sight sight) {
        return lastBy.entrySet().stream()
                .filter(last -> !last.getKey().equals(sight.member()))
                .mapToLong(last -> log.number(sight, last.getValue()))
                .max()
                .orElse(0);
    }

    /** The number of the last record. */
    long seq() {
        return seq;
    }

    /** Takes over a record that was made elsewhere or earlier. */
    void takeOver(StoredRecord next) {
        JsonNode json = JsonText.read(next.json());
        List<Entry<S>> entries = new ArrayList<>();
        json.path("entries").forEach(entry -> entries.add(journals.readEntry(entry.toString())));
        if (table == null) {
            Journal<S> journal = journals.read(stored.start());
            journal.append(entries);
            table = Table.replay(book.game(), journal, dice);
            hands = new Hands(table.standing());
            story.played(new Table.Change<>(entries, 0, table.log()), 0);
        } else {
            follow(entries, next.member());
        }
        settle(next, json, entries);
    }

    /** Goes through the entries as they were made: inputs together, what takes back or puts in force on its own. */
    private void follow(List<Entry<S>> entries, String member) {
        int nextItem = log.size();
        List<Entry<S>> inputs = new ArrayList<>();
        for (Entry<S> entry : entries) {
            if (entry instanceof Entry.Input) {
                inputs.add(entry);
                continue;
            }
            nextItem += inputs(inputs, member, nextItem);
            inputs.clear();
            Table.Change<S> change = table.follow(List.of(entry));
            if (entry instanceof Entry.Undone) {
                story.undo(change);
            } else if (entry instanceof Entry.Redone) {
                story.redo(change);
            } else {
                story.recovered(table.log());
            }
        }
        inputs(inputs, member, nextItem);
    }

    private int inputs(List<Entry<S>> inputs, String member, int nextItem) {
        if (inputs.isEmpty()) {
            return 0;
        }
        Table.Change<S> change = table.follow(inputs);
        Optional<Readers> by = inputs.stream()
                .flatMap(input -> Moves.by(input, member).stream())
                .findFirst();
        List<LoggedEvent> fresh =
                by.isPresent() ? story.moved(change, by.get(), nextItem) : story.played(change, nextItem);
        return fresh.size();
    }

    /** What a record says beyond the game; the game has taken it in already. */
    void settle(StoredRecord next, JsonNode json, List<Entry<S>> entries) {
        if (hands == null) {
            hands = new Hands(table.standing());
            story.played(new Table.Change<>(entries, 0, table.log()), 0);
        }
        json.path("items").forEach(item -> {
            log.add(Readers.of(item), next.seq());
            recent.add(item, next.time(), log.size() - 1);
        });
        if (!next.member().isEmpty() && !entries.isEmpty()) {
            lastBy.put(next.member(), log.size());
        }
        json.path("seats")
                .properties()
                .forEach(seat -> seats.put(seat.getKey(), seat.getValue().asText()));
        hands.settle(json, entries);
        if (json.has("proposal")) {
            proposal = Optional.of(json.get("proposal")).filter(JsonNode::isObject);
        }
        if (json.has("dice")) {
            dice.stored(
                    json.path("dice").path(0).asLong(),
                    json.path("dice").path(1).asLong());
        }
        sent.add(next.member(), next.key());
        seq = next.seq();
    }

    /** Where newer rules cannot run the records again, the table goes back to a checkpoint and says so. */
    Optional<Deed<S>> recover(List<StoredRecord> records) {
        Journal<S> journal = journals.read(stored.start());
        for (StoredRecord next : records) {
            JsonText.read(next.json())
                    .path("entries")
                    .forEach(entry -> journal.append(List.of(journals.readEntry(entry.toString()))));
        }
        int before = journal.size();
        Table.Recovered<S> recovered = Table.recover(book.game(), journal, dice);
        table = recovered.table();
        hands = new Hands(table.standing());
        story.recovered(table.log());
        records.forEach(next -> settle(next, JsonText.read(next.json()), List.of()));
        List<Entry<S>> added =
                table.journal().entries().subList(before, table.journal().size());
        if (added.isEmpty()) {
            return Optional.empty();
        }
        Deed<S> deed = new Deed<>("recovered");
        deed.entries(added);
        deed.item(
                "note", "The rules have changed since; the table went back to where it could go on.", Readers.EVERYONE);
        return Optional.of(deed);
    }
}
