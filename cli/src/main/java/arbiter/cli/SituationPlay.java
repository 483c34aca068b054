package arbiter.cli;

import arbiter.cli.play.JsonScreen;
import arbiter.cli.play.KeyboardLines;
import arbiter.cli.play.Lines;
import arbiter.cli.play.PipedLines;
import arbiter.cli.play.Screen;
import arbiter.cli.play.Seats;
import arbiter.cli.play.Session;
import arbiter.cli.play.TextScreen;
import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.content.Problems;
import arbiter.dice.RandomStream;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.kernel.Agent;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.nio.file.Path;
import java.util.List;

/** Sets a table up from a file and seats people at it. */
final class SituationPlay {

    /** What somebody asked for. */
    record Wanted(List<String> agents, boolean lookAhead, SeedOption seed, boolean json) {}

    private SituationPlay() {}

    static void play(Path file, List<Path> homebrew, Wanted wanted, Terminal terminal) {
        List<Rulebook<?>> books = Library.books(homebrew);
        Situation situation = NamedEncounter.find(file, books).situation();
        play(situation.rulebook(books), situation, wanted, terminal);
    }

    private static <S extends State<S>> void play(
            Rulebook<S> book, Situation situation, Wanted wanted, Terminal terminal) {
        S start = situation.start(book);
        SheetWarnings.tell(situation, book, terminal);
        Journal.Header header =
                Journal.Header.of(book.id(), book.content().version(), situation.options(book, new Problems()));
        DiceBox dice = DiceBox.of(new RandomStream(wanted.seed().seed()));
        Table<S> table = Table.start(book.game(), header, start, dice);
        Seats seats = Seats.of(table.view(Viewer.GAMEMASTER), wanted.agents());
        Agent<S> opponent = wanted.lookAhead() ? Opponents.lookingAhead(book) : Opponents.of(book);
        Screen screen = wanted.json() ? new JsonScreen(terminal) : new TextScreen(terminal);
        if (!wanted.json()) {
            terminal.line(terminal.styled(Style.FAINT, wanted.seed().told() + "; 'help' tells what you can type"));
        }
        try (Lines lines =
                terminal.interactive() && !wanted.json() ? KeyboardLines.open(terminal) : new PipedLines(terminal)) {
            new Session<>(book, opponent, table, seats, screen, lines).play();
        }
    }
}
