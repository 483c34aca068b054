package arbiter.cli;

import arbiter.cli.character.Interview;
import arbiter.cli.terminal.Terminal;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Leads through the making of a character. */
@Command(
        name = "new",
        description = {
            "Makes a new character: question after question, each with what is legal.",
            "The file is written at the end; 'back' takes an answer back, 'quit' leaves without a file."
        },
        footer = {"", "Example:", "  arbiter character new capital --out ona.yaml"})
final class CharacterNewCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "The game, as 'arbiter games' lists it.")
    private String game;

    @Option(names = "--out", paramLabel = "FILE", description = "Write it there instead of printing it.")
    private Path out;

    @Mixin
    private HomebrewOption homebrew;

    private final Made made;
    private final Terminal terminal;

    CharacterNewCommand(Made made, Terminal terminal) {
        this.made = made;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Desks.refuseToReplace(out);
        var guide = Desks.of(made, game, homebrew.folders()).create();
        return Desks.deliver(Interview.hold(guide, terminal), out, terminal);
    }
}
