package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Characters of games that build them by rules: making, checking, levelling up. */
@Command(
        name = "character",
        synopsisSubcommandLabel = "new|check|level",
        description = "Makes, checks and levels up characters of games that build them by rules.",
        footer = {
            "",
            "Examples:",
            "  arbiter character new capital",
            "  arbiter character check ona.yaml --json",
            "  arbiter character level ona.yaml"
        })
final class CharacterCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    /** With its subcommands. */
    static CommandLine line(Terminal terminal) {
        return new CommandLine(new CharacterCommand())
                .addSubcommand("new", new CharacterNewCommand(terminal))
                .addSubcommand("check", new CharacterCheckCommand(terminal))
                .addSubcommand("level", new CharacterLevelCommand(terminal));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: new, check or level");
    }
}
