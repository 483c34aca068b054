package arbiter.interpreters.journal;

import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.withDice;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.content.yaml.Source;
import arbiter.dice.RandomStream;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.testgame.RaidBook;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidEvent.Rested;
import arbiter.interpreters.testgame.RaidState;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JournalJsonTest {

    private static final DiceBox DICE = DiceBox.of(new RandomStream(3));

    private final RaidBook book = new RaidBook();
    private final JournalJson<RaidState> json = JournalJson.of(book);

    /** A table with an entry of every kind. */
    private Table<RaidState> played() {
        Table<RaidState> table = withDice(3, 4, 6, 6);
        answer(table, "ann", "strike:bob");
        table.edit(new Adjusted("cat", 4, false));
        table.undo();
        table.redo();
        Journal<RaidState> journal = table.journal();
        journal.append(List.of(new Entry.Abandoned<>(1, "the rules changed")));
        return Table.replay(book.game(), journal, DICE);
    }

    @Test
    void a_journal_that_is_read_back_is_the_same_table() {
        Table<RaidState> table = played();

        Journal<RaidState> again = json.read(json.write(table.journal()));

        assertThat(again.header()).isEqualTo(table.journal().header());
        assertThat(again.start()).isEqualTo(table.journal().start());
        assertThat(again.entries()).isEqualTo(table.journal().entries());
        assertThat(json.write(again)).isEqualTo(json.write(table.journal()));
        assertSame(table, Table.replay(book.game(), again, DICE));
    }

    @Test
    void a_journal_is_readable() {
        Journal<RaidState> journal =
                new Journal<>(Journal.Header.of("raid", "v1", Map.of("bidding", "on")), RaidState.of());
        journal.append(List.of(
                new Entry.Drawn<>("strike.roll", List.of(3, 4)), new Entry.Edited<>(new Adjusted("cat", 4, true))));

        assertThat(json.write(journal)).isEqualTo("""
                {
                  "format": 1,
                  "game": "raid",
                  "content": "v1",
                  "options": {
                    "bidding": "on"
                  },
                  "start": {
                    "kind": "raid-state",
                    "raiders": [],
                    "turn": 0,
                    "round": 0,
                    "begun": false,
                    "order": ""
                  },
                  "entries": [{
                    "kind": "drawn",
                    "label": "strike.roll",
                    "faces": [3, 4]
                  }, {
                    "kind": "edited",
                    "event": {
                      "kind": "adjusted",
                      "raider": "cat",
                      "health": 4,
                      "hidden": true
                    }
                  }]
                }""");
    }

    @Test
    void every_kind_of_entry_can_be_written_alone() {
        Table<RaidState> table = played();
        assertThat(table.journal().entries().stream().map(Object::getClass).distinct())
                .hasSize(6);

        table.journal().entries().forEach(entry -> {
            String line = json.writeEntry(entry);
            assertThat(line).doesNotContain("\n");
            assertThat(json.readEntry(line)).isEqualTo(entry);
        });
    }

    @Test
    void another_format_or_game_is_refused_before_anything_else() {
        refused(
                "{\"format\": 2, \"rules\": \"raid\"}",
                "json:1:1: this journal has format 2; only format 1 can be read");
        refused(
                "{\"format\": 1, \"game\": \"duel\", \"start\": 7}",
                "json:1:1: this is a journal of the game 'duel', not of 'raid'");
        refused(
                "{\"game\": \"raid\"}",
                "json:1:1: this is not a journal: it does not begin with a whole number under 'format'");
        refused("[]", "json:1:1: this is not a journal: it does not begin with a whole number under 'format'");
    }

    @Test
    void unknown_words_are_answered_with_the_nearest() {
        refused(journal("{\"kind\": \"drwan\", \"label\": \"x\", \"faces\": []}"), "did you mean 'drawn'?");
        refused(journal("{\"label\": \"x\"}"), "the key 'kind' is missing");
        refused(journal("{\"kind\": \"undone\", \"moves\": 1, \"move\": 1}"), "unknown key 'move'");
        refused(
                journal("{\"kind\": \"edited\", \"event\": {\"kind\": \"ajusted\"}}"),
                "unknown event 'ajusted'; did you mean 'adjusted'?");
        refused(
                journal("{\"kind\": \"edited\", \"event\": {\"kind\": \"rested\", \"raider\": \"ann\"}}"),
                "unknown event 'rested'; there is adjusted");
    }

    @Test
    void impossible_values_are_refused() {
        refused(
                journal("{\"kind\": \"undone\", \"moves\": 0}"),
                "at least one is taken back or put in force, not 0 moves");
        refused(
                journal("{\"kind\": \"answered\", \"label\": \"a\", \"decider\": \"b\", \"slot\": -1,"
                        + " \"options\": [], \"standing\": false}"),
                "slots are counted from 0, so -1 is none");
        refused(journal("null"), "an entry of the journal is null");
        refused(journal("{\"kind\": \"drawn\", \"label\": \"x\"}"), "expected a list for 'entries[0].faces'");
    }

    @Test
    void a_broken_file_is_told_by_its_name_and_line() {
        String broken = journal("{\"kind\": \"drawn\"").replace(", \"entries\"", ",\n\"entries\"");

        assertThatThrownBy(() -> json.read(Source.text("raid.json", broken)))
                .isInstanceOf(ContentProblems.class)
                .hasMessageStartingWith("raid.json:2:");
    }

    @Test
    void an_event_that_is_no_edit_of_the_game_cannot_be_written() {
        Journal<RaidState> journal = new Journal<>(Journal.Header.of("raid", "v1", Map.of()), RaidState.usual());
        journal.append(List.of(new Entry.Edited<>(new Rested("ann"))));

        assertThatThrownBy(() -> json.write(journal))
                .hasMessage("'rested' is not among the edits of raid, so that it could not be read back");
    }

    private static String journal(String entry) {
        return "{\"format\": 1, \"game\": \"raid\", \"content\": \"v1\", \"options\": {},"
                + " \"start\": {\"kind\": \"raid-state\", \"raiders\": []}, \"entries\": [" + entry + "]}";
    }

    private void refused(String text, String message) {
        assertThatThrownBy(() -> json.read(text))
                .isInstanceOf(ContentProblems.class)
                .hasMessageContaining(message);
    }
}
