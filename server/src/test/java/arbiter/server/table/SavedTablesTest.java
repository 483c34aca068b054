package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.ContentProblems;
import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.Snapshot;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import arbiter.server.store.Store;
import arbiter.server.table.loaded.JsonText;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tables saved by earlier builds open and come out as they were recorded. A fix of a rule may change what comes of
 * answers given before it; then the story is recorded anew, and the commit says why. The files of a table never change.
 */
class SavedTablesTest {

    private static final List<String> FIGHTS = List.of(
            "duel-crossing",
            "capital-chase",
            "capital-ambush",
            "centuryg-pass",
            "centuryg-ark",
            "gladiators-bank-raid",
            "narrative-street-ambush",
            "wasteland-night-watch");

    /**
     * Fights that went on by a rule that was wrong and has been fixed since: riders of open vehicles are at the base of
     * what they ride (CAP-AMB-142), so a shot there is point blank now. They open and go back to where the rules part.
     */
    private static final List<String> RULES_FIXED_SINCE = List.of("capital-chase-finished");

    @TempDir
    Path folder;

    static List<SavedTable> tables() {
        return FIGHTS.stream()
                .flatMap(fight -> SavedTable.STAGES.stream().map(stage -> new SavedTable(fight + "-" + stage)))
                .toList();
    }

    static Stream<SavedTable> underway() {
        return tables().stream().filter(saved -> saved.name().endsWith(SavedTable.STAGES.get(0)));
    }

    private static Rulebook<?> book(SavedTable saved) {
        return Rulebooks.all().stream()
                .filter(book -> book.id().equals(saved.game()))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void its_export_tells_the_same_story(SavedTable saved) {
        sameStory(book(saved), saved, SavedTable.EXPORT);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void its_journal_tells_the_same_story(SavedTable saved) {
        sameStory(book(saved), saved, SavedTable.JOURNAL);
    }

    private static <S extends State<S>> void sameStory(Rulebook<S> book, SavedTable saved, String part) {
        String text = saved.read(part);
        Journal<S> journal = part.equals(SavedTable.EXPORT)
                ? SavedTable.journal(book, text)
                : JournalJson.of(book).read(text);
        List<String> recorded = saved.read(SavedTable.STORY).lines().toList();
        if (RULES_FIXED_SINCE.contains(saved.name())) {
            Table.Recovered<S> recovered = Table.recover(book.game(), journal, SavedTable.NONE);
            List<String> events = SavedTable.events(recovered.table().log());
            assertThat(recovered.abandoned())
                    .hasValueSatisfying(why -> assertThat(why).contains("the rules ask"));
            assertThat(events).hasSizeGreaterThan(200).isEqualTo(recorded.subList(0, events.size()));
        } else {
            Table<S> table = Table.replay(book.game(), journal, SavedTable.NONE);
            assertThat(SavedTable.story(table)).containsExactlyElementsOf(recorded);
        }
    }

    static Stream<SavedTable> playedAlike() {
        return tables().stream().filter(saved -> !RULES_FIXED_SINCE.contains(saved.name()));
    }

    @ParameterizedTest
    @MethodSource("playedAlike")
    void a_server_takes_it_in_and_goes_on_with_it(SavedTable saved) {
        String export = saved.read(SavedTable.EXPORT);
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            HostedTable table = venue.tables.open(venue.tables.importTable(venue.person("Ian"), export));
            JsonNode welcome = table.welcome("m2");
            assertThat(welcome.path("view").path("units")).isNotEmpty();
            assertThat(welcome.path("ending").isObject())
                    .isEqualTo(saved.read(SavedTable.STORY).lines().noneMatch("ending: none"::equals));
            JsonNode records = JsonText.read(table.export("m2")).path("records");
            JsonNode before = JsonText.read(export).path("records");
            for (int i = 0; i < before.size(); i++) {
                assertThat(records.get(i)).isEqualTo(before.get(i));
            }
        }
    }

    /** A snapshot only saves time: where it cannot be read any more, the table is brought back from its records. */
    @ParameterizedTest
    @MethodSource("underway")
    void its_snapshot_is_resumed_as_it_was_or_refused(SavedTable saved) {
        List<String> whole = saved.finished().read(SavedTable.STORY).lines().toList();
        fromSnapshot(book(saved), saved)
                .ifPresent(lines -> assertThat(lines).isNotEmpty().isSubsetOf(whole));
    }

    private static <S extends State<S>> Optional<List<String>> fromSnapshot(Rulebook<S> book, SavedTable saved) {
        JournalJson<S> json = JournalJson.of(book);
        Snapshot<S> snapshot;
        try {
            snapshot = json.readSnapshot(JsonText.read(saved.read(SavedTable.SNAPSHOT)));
        } catch (ContentProblems | IllegalArgumentException otherShape) {
            return Optional.empty();
        }
        Journal<S> whole = json.read(saved.finished().read(SavedTable.JOURNAL));
        List<Entry<S>> rest = whole.entries().subList(snapshot.journalled(), whole.size());
        Table<S> table =
                Table.resume(book.game(), new Journal<>(whole.header(), whole.start()), snapshot, SavedTable.NONE);
        table.follow(rest);
        return Optional.of(SavedTable.events(table.log()));
    }
}
