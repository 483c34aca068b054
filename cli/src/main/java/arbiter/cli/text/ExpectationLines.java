package arbiter.cli.text;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.interpreters.situation.Expected;
import java.util.List;

/** What was expected, and where it came otherwise. */
public final class ExpectationLines {

    private ExpectationLines() {}

    public static void print(List<Expected.Result> results, Terminal terminal) {
        if (results.isEmpty()) {
            return;
        }
        terminal.line();
        terminal.line(terminal.styled(Style.STRONG, "Expectations"));
        for (Expected.Result result : results) {
            String verdict =
                    result.held() ? terminal.styled(Style.GOOD, "held  ") : terminal.styled(Style.BAD, "failed");
            terminal.line("  " + verdict + "  " + result.text());
            if (!result.held()) {
                terminal.line("          found: " + result.found());
            }
        }
    }
}
