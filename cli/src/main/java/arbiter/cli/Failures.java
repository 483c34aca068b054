package arbiter.cli;

import java.io.PrintStream;
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

    /** Something that stopped a command. */
    static int report(Throwable failure, boolean debug, Terminal terminal) {
        PrintStream err = terminal.err();
        String what = failure.getClass().getSimpleName();
        err.println(terminal.styled(Style.BAD, "arbiter: ") + "this should not have happened (" + what
                + "); please report it, with the output of --debug");
        if (debug) {
            failure.printStackTrace(err);
        }
        return Exit.UNEXPECTED;
    }

    private static String shortened(String message) {
        String text = message == null ? "" : message;
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }
}
