package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script that completes commands and options in the shell. */
@Command(
        name = "completion",
        description = "Prints a completion script for bash and zsh.",
        footer = {"", "Example:", "  source <(arbiter completion)"})
final class CompletionCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    private final Terminal terminal;

    CompletionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        terminal.out().print(AutoComplete.bash("arbiter", spec.root().commandLine()));
        return Exit.DONE;
    }
}
