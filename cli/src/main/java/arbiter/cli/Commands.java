package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The commands by name. Only the one that is asked for is loaded, because small commands must start fast. */
final class Commands {

    static final List<String> NAMES = List.of(
            "roll",
            "odds",
            "run",
            "play",
            "simulate",
            "compare",
            "ablate",
            "sensitivity",
            "sweep",
            "balance",
            "duel",
            "tier-list",
            "builds",
            "ladder",
            "calibrate",
            "serve",
            "backup",
            "restore",
            "verify-dice",
            "games",
            "rules",
            "coverage",
            "character",
            "mecha",
            "encounter",
            "completion",
            "help");

    /** These need all commands to be there. */
    private static final List<String> ABOUT_OTHERS = List.of("completion", "help");

    /** Dice expressions may begin with a minus and are no options then. */
    private static final List<String> WITH_EXPRESSIONS = List.of("roll", "odds");

    private Commands() {}

    /** A command line that knows the command these words name, or all of them if they name none. */
    static CommandLine line(String[] args, Terminal terminal) {
        CommandLine line = new CommandLine(new Arbiter());
        boolean alone = NAMES.contains(args[0]) && !ABOUT_OTHERS.contains(args[0]);
        for (String name : alone ? List.of(args[0]) : NAMES) {
            CommandLine command = switch (name) {
                case "character" -> CharacterCommand.line(BuildKind.CHARACTER, terminal);
                case "mecha" -> CharacterCommand.line(BuildKind.MECHA, terminal);
                default -> new CommandLine(command(name, terminal));
            };
            command.setUnmatchedOptionsArePositionalParams(WITH_EXPRESSIONS.contains(name));
            line.addSubcommand(name, command);
        }
        return line.setOut(new PrintWriter(terminal.out(), true)).setErr(new PrintWriter(terminal.err(), true));
    }

    private static Object command(String name, Terminal terminal) {
        return switch (name) {
            case "roll" -> new RollCommand(terminal);
            case "odds" -> new OddsCommand(terminal);
            case "run" -> new RunCommand(terminal);
            case "play" -> new PlayCommand(terminal);
            case "simulate" -> new SimulateCommand(terminal);
            case "compare" -> new CompareCommand(terminal);
            case "ablate" -> new AblateCommand(terminal);
            case "sensitivity" -> new SensitivityCommand(terminal);
            case "sweep" -> new SweepCommand(terminal);
            case "balance" -> new BalanceCommand(terminal);
            case "duel" -> new DuelCommand(terminal);
            case "builds" -> new BuildsCommand(terminal);
            case "calibrate" -> new CalibrateCommand(terminal);
            case "tier-list" -> new TierListCommand(terminal);
            case "ladder" -> new LadderCommand(terminal);
            case "serve" -> new ServeCommand(terminal);
            case "backup" -> new BackupCommand(terminal);
            case "restore" -> new RestoreCommand(terminal);
            case "verify-dice" -> new VerifyDiceCommand(terminal);
            case "games" -> new GamesCommand(terminal);
            case "rules" -> new RulesCommand(terminal);
            case "encounter" -> new EncounterCommand(terminal);
            case "coverage" -> new CoverageCommand(terminal);
            case "completion" -> new CompletionCommand(terminal);
            default -> new HelpCommand(terminal);
        };
    }

    /** The program as a whole. */
    @Command(
            name = "arbiter",
            versionProvider = Version.class,
            description = "Runs tabletop role-playing games by their rules.")
    static final class Arbiter {

        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                scope = ScopeType.INHERIT,
                description = "Show this page.")
        private boolean help;

        @Option(names = "--version", versionHelp = true, description = "Show the version.")
        private boolean version;

        @Option(names = "--no-color", scope = ScopeType.INHERIT, description = "Show no colours.")
        private boolean plain;

        @Option(
                names = "--debug",
                scope = ScopeType.INHERIT,
                description = "Show where the program failed, if it does.")
        private boolean debug;
    }

    /** The version in the jar. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            String version = Cli.class.getPackage().getImplementationVersion();
            return new String[] {
                "arbiter " + (version == null ? "(not packaged)" : version) + ", Java "
                        + System.getProperty("java.version")
            };
        }
    }
}
