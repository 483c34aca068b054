package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
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
            "  arbiter character new GAME",
            "  arbiter character check ona.yaml --json",
            "  arbiter character level ona.yaml"
        })
final class CharacterCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    /** With its subcommands. */
    static CommandLine line(BuildKind made, Terminal terminal) {
        CommandLine line = new CommandLine(new CharacterCommand())
                .addSubcommand("new", new CharacterFileCommand.New(made, terminal))
                .addSubcommand("check", new CharacterCheckCommand(made, terminal))
                .addSubcommand("level", new CharacterFileCommand.Level(made, terminal));
        if (made != BuildKind.CHARACTER) {
            line.getSubcommands().values().forEach(command -> rename(command, made));
            rename(line, made);
        }
        return line.setCommandName(made.noun());
    }

    /** The same pages, about something else. */
    private static void rename(CommandLine line, BuildKind made) {
        UsageMessageSpec page = line.getCommandSpec().usageMessage();
        page.description(about(page.description(), made)).footer(about(page.footer(), made));
    }

    private static String[] about(String[] lines, BuildKind made) {
        return Arrays.stream(lines)
                .map(text -> text.replace("characters", made.plural()).replace("character", made.noun()))
                .toArray(String[]::new);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: new, check or level");
    }
}
