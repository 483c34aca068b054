package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.dice.RandomStream;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.simulation.Simulation;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Agent;
import arbiter.kernel.Ending;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The fights that a game ships can be chosen by what they say, are played to their end by its opponent on both sides,
 * and go as they went before. A game runs it by subclassing.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class EncountersContract<S extends State<S>> {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
    private static final int MOST_STEPS = 20_000;
    private static final int MOST_ANSWERS = 2_000;

    private final Rulebook<S> book;

    protected EncountersContract(Rulebook<S> book) {
        this.book = book;
    }

    /** Encounters and seeds whose logs are kept in {@code golden}, to see what a change of the rules changes. */
    protected abstract Map<String, Long> golden();

    /** A situation with {@code %s} for whoever is among the {@link #contestants()}. */
    protected abstract String arena();

    /** Whom situations can take from the content; each fights in the arena. */
    protected List<String> contestants() {
        return book.candidates().stream()
                .filter(candidate -> candidate.way() == Candidate.Way.FROM)
                .map(Candidate::id)
                .toList();
    }

    /** Who plays both sides. */
    protected Agent<S> opponent() {
        return Opponents.of(book);
    }

    /** How many fights of each encounter are played. */
    protected int fights() {
        return 20;
    }

    /** How many of a hundred fights of that encounter the side listed first wins at least. */
    protected int leastWon(String encounter) {
        return 1;
    }

    /** And at most: either side may win. */
    protected int mostWon(String encounter) {
        return 99;
    }

    protected List<String> encounters() {
        return book.encounters().stream().map(Encounter::id).toList();
    }

    protected final S start(String encounter) {
        return situation(encounter).start(book);
    }

    private Situation situation(String encounter) {
        return book.encounters().stream()
                .filter(one -> one.id().equals(encounter))
                .findFirst()
                .orElseThrow()
                .situation();
    }

    @Test
    void there_are_encounters() {
        assertThat(encounters()).isNotEmpty().doesNotHaveDuplicates().containsAll(golden().keySet());
    }

    @ParameterizedTest
    @MethodSource("encounters")
    protected void players_are_told_what_it_is_about_whom_they_face_and_where(String encounter) {
        Situation situation = situation(encounter);
        assertThat(situation.title()).isNotBlank();
        assertThat(situation.text()).isNotBlank();
        assertThat(situation.sides()).hasSizeGreaterThan(1); // before anything is set up
        assertThat(situation.sides().values()).allMatch(names -> !names.isEmpty());

        View everything = book.game().view(situation.start(book), Viewer.GAMEMASTER);
        View.Unit first = everything.units().get(0);
        View seen = book.game().view(situation.start(book), Viewer.player(first.id()));
        assertThat(seen.units()).extracting(View.Unit::side).contains(first.side());
        assertThat(seen.units().stream().map(View.Unit::side).distinct()).hasSizeGreaterThan(1);
        if (everything.units().stream().anyMatch(unit -> unit.position().isPresent())) {
            assertThat(seen.board().features()).isNotEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("encounters")
    void the_opponent_ends_every_encounter_and_either_side_may_win(String encounter) {
        int percent = won(encounter, fights()) * 100 / fights();
        System.out.println(book.id() + ": " + percent + " % of " + fights() + " fights of " + encounter + " won");
        assertThat(percent).as("fights of %s won", encounter).isBetween(leastWon(encounter), mostWon(encounter));
    }

    /** How many of so many fights, all of which must end, the side listed first wins. */
    protected final int won(String encounter, int fights) {
        S start = start(encounter);
        String heroes =
                book.game().view(start, Viewer.GAMEMASTER).units().get(0).side();
        int won = 0;
        for (int seed = 1; seed <= fights; seed++) {
            Ending ending = ended(start.copy(), seed, encounter);
            won += ending.winner().filter(heroes::equals).isPresent() ? 1 : 0;
        }
        return won;
    }

    /** Opponents play the fight, which must end. */
    protected final Ending ended(S start, long seed, String what) {
        Optional<Ending> ending = new Simulation<>(opponent()).play(book.game(), start, seed, MOST_STEPS);
        assertThat(ending).as("%s, seed %d, ends", what, seed).isPresent();
        return ending.get();
    }

    @Test
    protected void everybody_in_the_content_fights_to_the_end() {
        assertThat(contestants()).isNotEmpty();
        for (String one : contestants()) {
            Source source = Source.text("arena.yaml", arena().formatted(one));
            S start = Situation.read(source, book.encounters().get(0).files()).start(book);
            ended(start, 5, one);
        }
    }

    @ParameterizedTest
    @MethodSource("encounters")
    void a_whole_encounter_is_the_same_when_it_is_played_again_from_its_journal(String encounter) {
        Table<S> table = played(encounter, 1).table();
        Journal<S> journal =
                new Journal<>(table.journal().header(), table.journal().start());
        journal.append(table.journal().entries());
        Table<S> again = Table.replay(book.game(), journal, DiceBox.of(new RandomStream(99)));

        assertThat(table.log()).isNotEmpty();
        assertThat(again.log()).extracting(LoggedEvent::text).isEqualTo(log(table));
        assertThat(again.state()).isEqualTo(table.state());
    }

    /** Run with -Darbiter.update=true to write the logs anew after a change of the rules that is meant. */
    @Test
    void whole_encounters_go_as_they_went_before() throws IOException {
        assertThat(golden()).isNotEmpty();
        for (Map.Entry<String, Long> one : golden().entrySet()) {
            Table<S> table = played(one.getKey(), one.getValue()).table();
            assertThat(table.ending()).as(one.getKey()).isPresent();
            Path golden = GOLDEN.resolve(one.getKey() + "-" + one.getValue() + ".log");
            if (Boolean.getBoolean("arbiter.update")) {
                Files.createDirectories(GOLDEN);
                Files.writeString(golden, String.join("\n", log(table)) + "\n");
            }
            assertThat(log(table)).containsExactlyElementsOf(Files.readAllLines(golden));
        }
    }

    private SituationTable<S> played(String encounter, long seed) {
        SituationTable<S> run = SituationTable.of(book, situation(encounter), seed);
        run.playOut(opponent(), MOST_ANSWERS);
        return run;
    }

    private static List<String> log(Table<?> table) {
        return table.log().stream().map(LoggedEvent::text).toList();
    }
}
