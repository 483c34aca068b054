package arbiter.cli;

import arbiter.cli.terminal.OutputClosed;
import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.content.ContentProblems;
import arbiter.dice.TooLarge;
import arbiter.dice.notation.NotationError;
import arbiter.kernel.Refused;
import arbiter.server.shared.RequestRefused;
import java.util.stream.Collectors;
import picocli.CommandLine.ParameterException;

/** Tells people what went wrong, and chooses the exit code. */
final class Failures {

    private static final int LONGEST = 400;

    private Failures() {}

    /** A command line that cannot be understood. */
    static int misused(ParameterException refusal, Terminal terminal) {
        String command = refusal.getCommandLine().getCommandSpec().qualifiedName();
        terminal.err().println(terminal.styled(Style.BAD, "arbiter: ") + shortened(refusal.getMessage()));
        terminal.err().println("See: " + command + " --help");
        return Exit.WRONG_USE;
    }

    /** Something that stopped a command: people's mistakes are told as they are, anything else is ours. */
    static int report(Throwable failure, boolean debug, Terminal terminal) {
        if (failure instanceof OutputClosed) {
            return Exit.OUTPUT_CLOSED;
        }
        if (debug) {
            failure.printStackTrace(terminal.err());
        }
        if (failure instanceof NotationError error) {
            terminal.err().println(error.pointed());
            return Exit.WRONG_USE;
        }
        String start = terminal.styled(Style.BAD, "arbiter: ");
        if (isMistake(failure)) {
            terminal.err().println(start + shortened(failure.getMessage()));
            return Exit.WRONG_USE;
        }
        terminal.err()
                .println(start + "this should not have happened ("
                        + failure.getClass().getSimpleName() + "); please report it together with what --debug shows");
        return Exit.UNEXPECTED;
    }

    private static boolean isMistake(Throwable failure) {
        return failure instanceof TooLarge
                || failure instanceof ContentProblems
                || failure instanceof Refused
                || failure instanceof RequestRefused;
    }

    /** Words of people come back in messages, but not all ten megabytes of them. */
    private static String shortened(String message) {
        return message.lines()
                .map(line -> line.length() <= LONGEST
                        ? line
                        : line.substring(0, LONGEST / 2) + " ... " + line.substring(line.length() - LONGEST / 2))
                .collect(Collectors.joining("\n"));
    }
}
