package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.interpreters.situation.Expected;
import java.util.List;

/** Turns expectations into an exit code, with a message where they failed. */
final class Checks {

    private Checks() {}

    /** Where the differences were not printed for people yet, they come with the message. */
    static int exit(List<Expected.Result> results, boolean json, Terminal terminal) {
        List<Expected.Result> failed =
                results.stream().filter(result -> !result.held()).toList();
        if (failed.isEmpty()) {
            return Exit.DONE;
        }
        terminal.err().println("arbiter: " + failed.size() + " of " + results.size() + " expectations failed");
        if (json) {
            failed.forEach(result ->
                    terminal.err().println("  expected: " + result.text() + "\n  found:    " + result.found()));
        }
        return Exit.CHECK_FAILED;
    }
}
