package arbiter.server.table;

import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Ending;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.table.loaded.JsonText;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** A table that was saved by an earlier build and is kept among the test resources, with what happened at it. */
record SavedTable(String name) {

    /** Dice of a table that is only run again: all of them are in its journal. */
    static final DiceBox NONE = label -> {
        throw new AssertionError("the journal has all dice, yet '" + label + "' is thrown");
    };

    /** Every fight is kept twice, from the same table. */
    static final List<String> STAGES = List.of("underway", "finished");

    static final String EXPORT = "table.json";
    static final String JOURNAL = "journal.json";
    static final String SNAPSHOT = "bookmark.json";
    static final String STORY = "story.txt";

    String game() {
        return name.substring(0, name.indexOf('-'));
    }

    /** The same fight when it was over. */
    SavedTable finished() {
        return new SavedTable(name.replace(STAGES.get(0), STAGES.get(1)));
    }

    /** The text of one of its files. */
    String read(String part) {
        String file = "/saved/" + name + "." + part + ".gz";
        try (InputStream packed = SavedTable.class.getResourceAsStream(file)) {
            return new String(new GZIPInputStream(packed).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(file, unreadable);
        }
    }

    /** The journal that is spread over the records of an export. */
    static <S extends State<S>> Journal<S> journal(Rulebook<S> book, String export) {
        JournalJson<S> json = JournalJson.of(book);
        JsonNode file = JsonText.read(export);
        Journal<S> journal = json.read(JsonText.write(file.path("start")));
        for (JsonNode next : file.path("records")) {
            next.path("record").path("entries").forEach(entry -> journal.append(List.of(json.readEntry(entry))));
        }
        return journal;
    }

    /** What happened at a table: every event with its line, how it ended, and who is asked what now. */
    static List<String> story(Table<?> table) {
        List<String> story = events(table.log());
        story.add("ending: " + table.ending().map(Ending::text).orElse("none"));
        table.open()
                .forEach(open -> story.add("asked: " + open.request().decider().id() + " "
                        + open.request().label()));
        return story;
    }

    static List<String> events(List<LoggedEvent> log) {
        List<String> lines = new ArrayList<>();
        log.forEach(event -> lines.add(event.number() + " " + event.event().kind() + " "
                + event.moment().text() + ": " + event.text()));
        return lines;
    }
}
