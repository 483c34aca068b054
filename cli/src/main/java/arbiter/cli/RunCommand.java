package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Plays the commands of a situation and checks what it expects. */
@Command(
        name = "run",
        description = {
            "Plays the commands of a situation, prints what happened and how things stand.",
            "If the file expects something, this is a test: the exit code is 1 when it came otherwise."
        },
        footer = {
            "",
            "Example:",
            "  arbiter run examples/duel.yaml --seed 3",
            "",
            "docs/situations.md describes the files."
        })
final class RunCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "The situation.")
    private Path file;

    @Mixin
    private SeedOption seed;

    @Mixin
    private HomebrewOption homebrew;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    RunCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        return SituationRun.of(file, homebrew.folders(), seed, terminal).tell(json.wanted());
    }
}
