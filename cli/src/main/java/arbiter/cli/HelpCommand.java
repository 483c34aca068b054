package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.content.Nearest;
import arbiter.kernel.Refused;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells more about a command. */
@Command(name = "help", description = "Tells more about a command.")
final class HelpCommand implements Callable<Integer> {

    @Parameters(paramLabel = "COMMAND", description = "The command, such as odds.")
    private String command;

    @Spec
    private CommandSpec spec;

    private final Terminal terminal;

    HelpCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (!Commands.NAMES.contains(command)) {
            throw new Refused(Nearest.unknown("command", command, Commands.NAMES));
        }
        CommandLine about = spec.root().commandLine().getSubcommands().get(command);
        about.usage(terminal.out());
        return Exit.DONE;
    }
}
