package arbiter.server.table;

import arbiter.dice.RandomStream;
import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.Snapshot;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import arbiter.server.table.loaded.Seating;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * Plays a fight at a real table and keeps it for {@link SavedTablesTest}. Run it by hand before a change to what is
 * saved, never after it: {@code SavedTableMaker <folder>}. Tables that are kept already are left as they are.
 */
final class SavedTableMaker {

    /** A fight to keep: the machine plays one side; the gamemaster's commands come after so many answers of the other. */
    private record Fight(
            String game, String encounter, String machine, int underway, Map<Integer, List<String>> commands) {

        private String name(String stage) {
            return game + "-" + encounter + "-" + stage;
        }
    }

    private static final List<Fight> FIGHTS = List.of(
            new Fight(
                    "duel",
                    "crossing",
                    "bridge",
                    6,
                    Map.of(
                            2, List.of("{'do': 'add', 'unit': {'id': 'second', 'from': 'brute', 'side': 'bridge'}}"),
                            3, List.of("{'do': 'hide', 'unit': 'second', 'hidden': true}"),
                            4, List.of("{'do': 'adjust', 'unit': 'mara', 'bar': 'health', 'value': 9}"),
                            8, List.of("{'do': 'undo'}", "{'do': 'redo'}"),
                            9, List.of("{'do': 'hide', 'unit': 'second', 'hidden': false}"))),
            new Fight(
                    "capital",
                    "chase",
                    "crew",
                    14,
                    Map.of(
                            2, List.of("{'do': 'adjust', 'unit': 'ilse', 'bar': 'HP', 'value': 9}"),
                            4, List.of("{'do': 'undo'}", "{'do': 'redo'}"),
                            6, List.of("{'do': 'hide', 'unit': 'oshi', 'hidden': true}"),
                            8, List.of("{'do': 'place', 'unit': 'beacon', 'at': '1,4'}"),
                            16, List.of("{'do': 'hide', 'unit': 'oshi', 'hidden': false}"))),
            new Fight(
                    "capital",
                    "ambush",
                    "hired",
                    22,
                    Map.of(
                            3, List.of("{'do': 'adjust', 'unit': 'wren', 'bar': 'Energy', 'value': 4}"),
                            6,
                                    List.of("{'do': 'add', 'unit': {'id': 'late', 'name': 'The late one', 'from':"
                                            + " 'gutter-raider', 'side': 'hired', 'at': '6,0'}}"),
                            9, List.of("{'do': 'hide', 'unit': 'north', 'hidden': true}"),
                            12, List.of("{'do': 'adjust', 'unit': 'hound', 'bar': 'HP', 'value': 5}"),
                            15, List.of("{'do': 'undo'}", "{'do': 'redo'}"),
                            20, List.of("{'do': 'hide', 'unit': 'north', 'hidden': false}"),
                            24, List.of("{'do': 'remove', 'unit': 'late'}"))),
            new Fight(
                    "centuryg",
                    "pass",
                    "crown",
                    40,
                    Map.of(
                            12, List.of("{'do': 'adjust', 'unit': 'rin', 'bar': 'Threshold', 'value': 3}"),
                            15, List.of("{'do': 'hide', 'unit': 'picket', 'hidden': true}"),
                            18, List.of("{'do': 'paint', 'place': '4,4', 'what': 'extreme', 'on': true}"),
                            21, List.of("{'do': 'undo'}", "{'do': 'redo'}"),
                            24, List.of("{'do': 'place', 'unit': 'ironclad', 'at': '7,6'}"),
                            30, List.of("{'do': 'hide', 'unit': 'picket', 'hidden': false}"))),
            new Fight(
                    "centuryg",
                    "ark",
                    "raiders",
                    40,
                    Map.of(
                            4, List.of("{'do': 'adjust', 'unit': 'ana', 'bar': 'Energy', 'value': 2}"),
                            8,
                                    List.of("{'do': 'add', 'unit': {'id': 'late', 'name': 'The late one', 'from':"
                                            + " 'ironclad', 'side': 'raiders', 'at': '8,5'}}"),
                            14, List.of("{'do': 'hide', 'unit': 'iron-two', 'hidden': true}"),
                            22, List.of("{'do': 'hide', 'unit': 'iron-two', 'hidden': false}"))),
            new Fight(
                    "gladiators",
                    "bank-raid",
                    "raiders",
                    12,
                    Map.of(
                            2, List.of("{'do': 'adjust', 'unit': 'ember', 'bar': 'hits', 'value': 2}"),
                            4, List.of("{'do': 'undo'}", "{'do': 'redo'}"),
                            6, List.of("{'do': 'hide', 'unit': 'robber-3', 'hidden': true}"),
                            8, List.of("{'do': 'place', 'unit': 'robber-2', 'at': '9,10'}"),
                            14, List.of("{'do': 'hide', 'unit': 'robber-3', 'hidden': false}"))),
            new Fight(
                    "narrative",
                    "street-ambush",
                    "cult",
                    20,
                    Map.of(
                            3, List.of("{'do': 'adjust', 'unit': 'brann', 'bar': 'wounds left', 'value': 9}"),
                            6, List.of("{'do': 'undo'}", "{'do': 'redo'}"),
                            8, List.of("{'do': 'hide', 'unit': 'sergeant', 'hidden': true}"),
                            12,
                                    List.of("{'do': 'add', 'unit': {'id': 'late', 'name': 'The late one', 'from':"
                                            + " 'line-trooper', 'side': 'cult', 'at': 'long from ilka'}}"),
                            24, List.of("{'do': 'hide', 'unit': 'sergeant', 'hidden': false}"))),
            new Fight(
                    "wasteland",
                    "night-watch",
                    "gang",
                    20,
                    Map.of(
                            3, List.of("{'do': 'adjust', 'unit': 'tallow', 'bar': 'HP', 'value': 7}"),
                            6, List.of("{'do': 'undo'}", "{'do': 'redo'}"),
                            8, List.of("{'do': 'hide', 'unit': 'gunner', 'hidden': true}"),
                            12, List.of("{'do': 'place', 'unit': 'thug', 'at': 'pines'}"),
                            24, List.of("{'do': 'hide', 'unit': 'gunner', 'hidden': false}"))));

    private final Path folder;
    private final Fight fight;

    private SavedTableMaker(Path folder, Fight fight) {
        this.folder = folder;
        this.fight = fight;
    }

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (Fight fight : FIGHTS) {
            if (!Files.exists(file(folder, fight.name(SavedTable.STAGES.get(0)), SavedTable.EXPORT))) {
                new SavedTableMaker(folder, fight).make();
            }
        }
    }

    private void make() throws IOException {
        Path store = Files.createTempDirectory("saved");
        try (Venue venue = new Venue(Store.sqlite(store))) {
            Seated gamemaster = venue.makes(
                    "Gia",
                    new NewTable(
                            fight.game(),
                            Optional.of(fight.encounter()),
                            Optional.empty(),
                            Optional.empty(),
                            Map.of(),
                            Map.of(fight.machine(), Seating.MACHINE),
                            true,
                            false));
            Rulebook<?> book = venue.tables.book(fight.game());
            RandomStream people = new RandomStream(fight.name("").hashCode());
            for (int answers = 0; !gamemaster.untilAsked().over(); answers++) {
                if (answers == fight.underway()) {
                    keep(book, SavedTable.STAGES.get(0), gamemaster.table.export("m1"));
                }
                for (String command : fight.commands().getOrDefault(answers, List.of())) {
                    order(gamemaster, command);
                }
                answer(gamemaster.untilAsked(), people);
            }
            keep(book, SavedTable.STAGES.get(1), gamemaster.table.export("m1"));
        }
    }

    /** The machine may go on in between. */
    private static void order(Seated gamemaster, String command) {
        while (true) {
            try {
                gamemaster.untilAsked().does(command);
                return;
            } catch (RequestRefused refusal) {
                if (refusal.code() != RequestRefused.Code.OVERTAKEN) {
                    throw refusal;
                }
            }
        }
    }

    /** A third of the answers are any that is offered; otherwise, and where several are chosen, it is what is proposed. */
    private static void answer(Seated gamemaster, RandomStream people) {
        JsonNode request = gamemaster.request();
        JsonNode options = request.path("options");
        boolean one = request.path("fallback").size() == 1;
        try {
            if (one && people.below(3) == 0) {
                gamemaster.answers(
                        options.get(people.below(options.size())).path("id").asText());
            } else {
                gamemaster.answersByDefault();
            }
        } catch (RequestRefused refusal) {
            if (refusal.code() != RequestRefused.Code.NOT_OPEN) { // the machine went on in between: asked anew
                throw refusal;
            }
        }
    }

    private <S extends State<S>> void keep(Rulebook<S> book, String stage, String export) throws IOException {
        JournalJson<S> json = JournalJson.of(book);
        Journal<S> journal = SavedTable.journal(book, export);
        write(stage, SavedTable.EXPORT, export);
        write(stage, SavedTable.JOURNAL, json.write(journal));
        Table<S> table = Table.replay(book.game(), journal, SavedTable.NONE);
        write(stage, SavedTable.STORY, String.join("\n", SavedTable.story(table)));
        System.out.println(fight.name(stage) + ": " + table.log().size() + " events");
        Optional<Snapshot<S>> snapshot = table.takeSnapshot();
        write(stage, SavedTable.SNAPSHOT, json.writeSnapshot(snapshot.orElseThrow()));
    }

    private void write(String stage, String part, String text) throws IOException {
        try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(file(folder, fight.name(stage), part)))) {
            packed.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Path file(Path folder, String name, String part) {
        return folder.resolve(name + "." + part + ".gz");
    }
}
