package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.content.Nearest;
import arbiter.kernel.Refused;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import picocli.CommandLine;

/** Runs one command line. Nothing that goes wrong leaves here as an exception. */
public final class Cli {

    private static final List<String> HELP = List.of("help", "--help", "-h");

    private Cli() {}

    /** The exit code of that command line, run on plain streams. */
    public static int run(String[] args, InputStream in, OutputStream out, OutputStream err) {
        return run(args, Terminal.of(in, out, err));
    }

    public static int run(String[] args, Terminal terminal) {
        try {
            return execute(args, terminal);
        } catch (RuntimeException | Error failure) {
            return Failures.report(failure, List.of(args).contains("--debug"), terminal);
        } finally {
            terminal.flush();
        }
    }

    private static int execute(String[] args, Terminal terminal) {
        if (args.length == 0 || args.length == 1 && HELP.contains(args[0])) {
            terminal.out().print(HelpPage.TEXT);
            return Exit.DONE;
        }
        if (!args[0].startsWith("-") && !Commands.NAMES.contains(args[0])) {
            throw new Refused(Nearest.unknown("command", args[0], Commands.NAMES) + "; see arbiter --help");
        }
        boolean debug = List.of(args).contains("--debug");
        CommandLine line = Commands.line(args, terminal)
                .setExpandAtFiles(false)
                .setParameterExceptionHandler((refusal, given) -> Failures.misused(refusal, terminal))
                .setExecutionExceptionHandler((failure, command, parsed) -> Failures.report(failure, debug, terminal));
        return line.execute(args);
    }
}
