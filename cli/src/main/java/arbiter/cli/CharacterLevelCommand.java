package arbiter.cli;

import arbiter.cli.character.Interview;
import arbiter.cli.terminal.Terminal;
import arbiter.content.yaml.Source;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Leads a character to its next level. */
@Command(
        name = "level",
        description = {
            "Raises a character to its next level: question after question, each with what is legal.",
            "The character as it is then is printed, or written where --out says; the file itself stays as it is."
        },
        footer = {"", "Example:", "  arbiter character level ona.yaml --out ona-2.yaml"})
final class CharacterLevelCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Option(names = "--out", paramLabel = "FILE", description = "Write it there instead of printing it.")
    private Path out;

    @Mixin
    private HomebrewOption homebrew;

    private final Made made;
    private final Terminal terminal;

    CharacterLevelCommand(Made made, Terminal terminal) {
        this.made = made;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Desks.refuseToReplace(out);
        var guide = Desks.of(made, file, homebrew.folders()).level(Source.file(file));
        return Desks.deliver(Interview.hold(guide, terminal), out, terminal);
    }
}
