package arbiter.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The commands by name. Only the one that is asked for is loaded, because small commands must start fast. */
final class Commands {

    static final List<String> NAMES =
            List.of("roll", "odds", "run", "play", "games", "rules", "coverage", "completion", "help");

    private Commands() {}

    /** A command line that knows the command these words name, or all of them if they name none. */
    static CommandLine line(String[] args, Terminal terminal) {
        CommandLine line = new CommandLine(new Arbiter());
        String wanted = args[0];
        List<String> known = NAMES.contains(wanted) && !wanted.equals("help") && !wanted.equals("completion")
                ? List.of(wanted)
                : NAMES;
        known.forEach(name -> line.addSubcommand(name, command(name, terminal)));
        line.setOut(new java.io.PrintWriter(terminal.out(), true));
        line.setErr(new java.io.PrintWriter(terminal.err(), true));
        return line;
    }

    private static Object command(String name, Terminal terminal) {
        return switch (name) {
            default -> new CommandLine.HelpCommand();
        };
    }

    /** The program as a whole. */
    @Command(
            name = "arbiter",
            mixinStandardHelpOptions = true,
            versionProvider = Version.class,
            description = "Runs tabletop role-playing games by their rules.")
    static final class Arbiter {

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
