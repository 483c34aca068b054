package arbiter.server.table;

import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.JsonNode;
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
    private final Besides besides = new Besides();
    private final Sent sent = new Sent();
    private Hands hands;
    private Table<S> table;
    private long seq;
    private long takenUpAt;

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

    /** What there is beyond the game. */
    Besides besides() {
        return besides;
    }

    Map<String, String> seats() {
        return besides.seats();
    }

    Hands hands() {
        return hands;
    }

    Sent sent() {
        return sent;
    }

    Optional<JsonNode> proposal() {
        return besides.proposal();
    }

    /** Whether the secret of the open dice has been shown. */
    boolean revealed() {
        return besides.revealed();
    }

    /** The viewer's number of the last item that came of what another person did. */
    long lastByOthers(Sight sight) {
        return besides.lastBy().entrySet().stream()
                .filter(last -> !last.getKey().equals(sight.member()))
                .mapToLong(last -> log.number(sight, last.getValue()))
                .max()
                .orElse(0);
    }

    /** The number of the last record. */
    long seq() {
        return seq;
    }

    /** Takes over what a stored place says of the table, where it is taken up. */
    void takeUp(Table<S> at, JsonNode place) {
        comesTo(at);
        hands.takeUp(place.path("hands"));
        besides.takeUp(place.path("besides"));
        seq = place.path("seq").asLong();
        takenUpAt = seq;
    }

    /** The record after which it was taken up; 0 if all of them were run. */
    long takenUpAt() {
        return takenUpAt;
    }

    /** Takes over records that were made elsewhere or earlier. */
    void takeOver(List<StoredRecord> records) {
        new TakingOver<>(this).takeOver(records);
    }

    /** The game where its records lead, before it is told what else they say. */
    void comesTo(Table<S> at) {
        table = at;
        hands = new Hands(table.standing());
    }

    /** What a record says beyond the game; the game has taken it in already. */
    void settle(StoredRecord next, JsonNode json, List<Entry<S>> entries) {
        if (hands == null) {
            hands = new Hands(table.standing());
            story.played(new Table.Change<>(entries, 0, table.log()), 0);
        }
        settleBesides(next, json, entries);
        counts(json);
    }

    private void counts(JsonNode json) {
        if (json.has("dice")) {
            dice.stored(
                    json.path("dice").path(0).asLong(),
                    json.path("dice").path(1).asLong());
        }
    }

    private void settleBesides(StoredRecord next, JsonNode json, List<Entry<S>> entries) {
        json.path("items").forEach(item -> {
            log.add(Readers.of(item), next.seq());
            recent.add(item, next.time(), log.size() - 1);
        });
        besides.settle(next, json, !entries.isEmpty(), log.size());
        hands.settle(json, entries);
        sent.add(next.member(), next.key());
        seq = next.seq();
    }

    /** Where newer rules cannot run the records again, the table goes back to a checkpoint and says so. */
    Optional<Deed<S>> recover(List<StoredRecord> records) {
        Journal<S> journal = journals.read(stored.start());
        for (StoredRecord next : records) {
            JsonNode json = JsonText.read(next.json());
            counts(json); // what is thrown on the way back are throws after all those there were
            json.path("entries").forEach(entry -> journal.append(List.of(journals.readEntry(entry))));
        }
        int before = journal.size();
        Table.Recovered<S> recovered = Table.recover(book.game(), journal, dice);
        comesTo(recovered.table());
        story.recovered(table.log());
        records.forEach(next -> settleBesides(next, JsonText.read(next.json()), List.of()));
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
