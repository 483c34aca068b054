package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a situation in the terminal. */
@Command(
        name = "play",
        description = {
            "Plays a situation here: everybody at one keyboard, or some against the game's own opponent.",
            "The file's commands and dice are left aside; the table starts as the file sets it up."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter play capital/brawl --agent locals",
            "  arbiter play examples/duel.yaml",
            "  arbiter play examples/duel.yaml --agent raider --seed 5",
            "  arbiter play centuryg/pass --agent crown --look-ahead",
            "",
            "While playing, 'help' lists what can be typed."
        })
final class PlayCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "FILE",
            description = "The situation, or an encounter that comes with a game: capital/brawl.")
    private Path file;

    @Option(
            names = "--agent",
            paramLabel = "UNIT|SIDE",
            description = "Let the game's opponent play this unit or side. May be given several times.")
    private List<String> agents = new ArrayList<>();

    @Option(names = "--look-ahead", description = "Let the opponent that looks ahead play instead of the game's own.")
    private boolean lookAhead;

    @Mixin
    private SeedOption seed;

    @Mixin
    private HomebrewOption homebrew;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        SituationPlay.play(
                file, homebrew.folders(), new SituationPlay.Wanted(agents, lookAhead, seed, json.wanted()), terminal);
        return Exit.DONE;
    }
}
