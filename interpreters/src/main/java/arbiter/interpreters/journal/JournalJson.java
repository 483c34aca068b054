package arbiter.interpreters.journal;

import arbiter.content.ContentProblems;
import arbiter.content.Place;
import arbiter.content.json.Json;
import arbiter.content.yaml.Source;
import arbiter.interpreters.live.JournalInput;
import arbiter.interpreters.live.Snapshot;
import arbiter.kernel.Checkpoint;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;

/**
 * Journals of one game as readable JSON: what the table was started with, then every entry under its kind. Only what the
 * game lets a gamemaster edit can stand in an edit.
 */
public final class JournalJson<S extends State<S>> {

    /** A journal as it is written. */
    private record Saved(
            int format,
            String game,
            String content,
            Map<String, String> options,
            State<?> start,
            List<Entry<?>> entries) {

        private Saved {
            if (entries.stream().anyMatch(Objects::isNull)) {
                throw new IllegalArgumentException("an entry of the journal is null");
            }
        }
    }

    /** A snapshot as it is written. */
    private record Marked(
            State<?> state,
            int inputs,
            int events,
            int position,
            boolean undoable,
            int journalled,
            List<Integer> positions,
            List<Entry<?>> since) {}

    /** How a game's types are written takes long to find out and much to remember: once a book, not once a table. */
    private static final Map<Rulebook<?>, Json> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private final Rulebook<S> book;
    private final Json json;

    private JournalJson(Rulebook<S> book) {
        this.book = book;
        this.json = KNOWN.computeIfAbsent(book, JournalJson::json);
    }

    public static <S extends State<S>> JournalJson<S> of(Rulebook<S> book) {
        return new JournalJson<>(book);
    }

    /** The whole journal, in lines for people. */
    public String write(Journal<S> journal) {
        Journal.Header header = journal.header();
        journal.entries().forEach(this::checkEdit);
        return json.readable(new Saved(
                header.format(),
                header.game(),
                header.content(),
                header.options(),
                journal.start(),
                List.copyOf(journal.entries())));
    }

    /** A journal from a file; refused with a reason if it is of another format or game, or broken. */
    public Journal<S> read(Source source) {
        return read(source.name(), json.read(source, JsonNode.class));
    }

    /** A journal from a text at hand. */
    public Journal<S> read(String text) {
        return read("json", json.read(text, JsonNode.class));
    }

    private Journal<S> read(String name, JsonNode saved) {
        checkHeader(name, saved);
        if (saved instanceof ObjectNode root && root.get("start") instanceof ObjectNode start) {
            root.set("start", book.upgradeState(start));
            root.path("entries").forEach(this::upgrade);
        }
        return journal(json.read(saved, Saved.class));
    }

    /** Brings an edit of an earlier version into today's shape. */
    private JsonNode upgrade(JsonNode entry) {
        if (entry instanceof ObjectNode edited && edited.get("event") instanceof ObjectNode event) {
            edited.set("event", book.upgradeEdit(event));
        }
        return entry;
    }

    /** One entry in one line, for stores that keep entries one by one. */
    public String writeEntry(Entry<S> entry) {
        checkEdit(entry);
        return json.write(entry);
    }

    public Entry<S> readEntry(String text) {
        return text.contains("\"event\"")
                ? readEntry(json.read(text, JsonNode.class))
                : own(json.read(text, Entry.class));
    }

    public Entry<S> readEntry(JsonNode entry) {
        return own(json.read(upgrade(entry), Entry.class));
    }

    public String writeState(S state) {
        return json.write(state);
    }

    public S readState(String text) {
        JsonNode saved = json.read(text, JsonNode.class);
        return book.stateType().cast(json.read(saved.isObject() ? book.upgradeState(saved) : saved, State.class));
    }

    /** A snapshot in one line. */
    public String writeSnapshot(Snapshot<S> snapshot) {
        Checkpoint<S> checkpoint = snapshot.checkpoint();
        List<Entry<?>> since = new ArrayList<>();
        for (JournalInput<S> dated : snapshot.since()) {
            checkEdit(dated.input());
            since.add(dated.input());
        }
        return json.write(new Marked(
                checkpoint.state(),
                checkpoint.inputs(),
                checkpoint.events(),
                snapshot.position(),
                snapshot.undoable(),
                snapshot.journalled(),
                snapshot.since().stream().map(JournalInput::position).toList(),
                since));
    }

    public Snapshot<S> readSnapshot(JsonNode snapshot) {
        Marked read = json.read(snapshot, Marked.class);
        List<JournalInput<S>> since = new ArrayList<>();
        for (int i = 0; i < read.since().size(); i++) {
            since.add(new JournalInput<>(
                    read.positions().get(i), (Entry.Input<S>) own(read.since().get(i))));
        }
        return new Snapshot<>(
                new Checkpoint<>(book.stateType().cast(read.state()), read.inputs(), read.events()),
                read.position(),
                read.undoable(),
                read.journalled(),
                since);
    }

    private Journal<S> journal(Saved saved) {
        Journal.Header header = new Journal.Header(saved.format(), saved.game(), saved.content(), saved.options());
        Journal<S> journal = new Journal<>(header, book.stateType().cast(saved.start()));
        journal.append(saved.entries().stream().map(this::own).toList());
        return journal;
    }

    /** Another format may look quite different, so this is looked at before anything else. */
    private void checkHeader(String name, JsonNode root) {
        JsonNode format = root.path("format");
        if (!format.isInt()) {
            throw refused(name, "this is not a journal: it does not begin with a whole number under 'format'");
        }
        if (format.intValue() != Journal.FORMAT) {
            throw refused(
                    name,
                    "this journal has format " + format.intValue() + "; only format " + Journal.FORMAT
                            + " can be read");
        }
        String game = root.path("game").asText();
        if (!game.equals(book.id())) {
            throw refused(name, "this is a journal of the game '" + game + "', not of '" + book.id() + "'");
        }
    }

    private void checkEdit(Entry<S> entry) {
        if (entry instanceof Entry.Edited<S> edited
                && !book.edits().contains(edited.event().getClass())) {
            throw new IllegalArgumentException("'" + edited.event().kind() + "' is not among the edits of " + book.id()
                    + ", so that it could not be read back");
        }
    }

    @SuppressWarnings("unchecked") // the only part of an entry that has to do with the game is an edit of its list
    private Entry<S> own(Entry<?> entry) {
        return (Entry<S>) entry;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // kinds are named by plain classes
    private static Json json(Rulebook<?> book) {
        return book.json().kinds(Event.class, (List) book.edits()).kinds(State.class, (List) List.of(book.stateType()));
    }

    private static ContentProblems refused(String name, String message) {
        return ContentProblems.of(Place.startOf(name).problem(message));
    }
}
