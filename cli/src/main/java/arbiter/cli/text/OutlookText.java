package arbiter.cli.text;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.interpreters.preview.Outlook;
import java.util.Locale;

/** The odds of an action for people: named chances, then every number that can change. */
public final class OutlookText {

    private OutlookText() {}

    public static void print(Outlook outlook, Terminal terminal) {
        terminal.line(terminal.styled(Style.FAINT, certainty(outlook)));
        terminal.line();
        ChanceLines.print(OutlookChances.of(outlook), terminal);
        OutlookChances.numbers(outlook).forEach((name, numbers) -> {
            terminal.line();
            if (numbers.size() == 1) {
                terminal.line("  " + name + " " + signed(numbers.lowest()) + ", always");
            } else {
                Chart.print(name, numbers, terminal);
            }
        });
    }

    private static String certainty(Outlook outlook) {
        return outlook.complete()
                ? String.format(Locale.ROOT, "exact, over %,d ways it can go", outlook.paths())
                : String.format(
                        Locale.ROOT,
                        "sampled %,d times: every chance is right to within %.2f %%",
                        outlook.paths(),
                        100 * outlook.margin());
    }

    static String signed(int number) {
        return number > 0 ? "+" + number : "" + number;
    }
}
