package arbiter.cli.text;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Outlook;
import arbiter.kernel.Handful;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The odds of an action for people: named chances, then every number that can change. */
public final class OutlookText {

    private OutlookText() {}

    public static void print(Forecast forecast, View view, Terminal terminal) {
        Outlook outlook = forecast.outlook();
        terminal.line(terminal.styled(Style.FAINT, certainty(outlook) + assumed(outlook)));
        terminal.line();
        ChanceLines.print(OutlookChances.of(outlook), terminal);
        forecast.answered().ifPresent(answered -> {
            terminal.line();
            terminal.line(terminal.styled(
                    Style.FAINT,
                    "if others answer as well as they can, against the goal to "
                            + forecast.goal().words(view)));
            answered(outlook, answered, terminal);
        });
        sums(outlook, terminal);
        pools(outlook, terminal);
        OutlookChances.numbers(outlook).forEach((name, numbers) -> {
            terminal.line();
            if (numbers.size() == 1) {
                terminal.line("  " + name + " " + signed(numbers.lowest()) + ", always");
            } else {
                Chart.print(name, numbers, terminal);
            }
        });
    }

    private static void answered(Outlook outlook, Outlook answered, Terminal terminal) {
        terminal.line();
        if (OutlookChances.of(answered).equals(OutlookChances.of(outlook))) {
            terminal.line("  the same chances");
        } else {
            ChanceLines.print(OutlookChances.of(answered), terminal);
        }
    }

    private static void sums(Outlook outlook, Terminal terminal) {
        if (!outlook.sums().isEmpty()) {
            terminal.line();
        }
        outlook.sums().forEach((name, sum) -> terminal.line("  " + name + ": " + sum + " = " + signed(sum.total())));
    }

    /** Which dice are thrown and why: {@code ilka shot: 2 proficiency for Ranged; 2 difficulty for medium range}. */
    private static void pools(Outlook outlook, Terminal terminal) {
        if (!outlook.pools().isEmpty()) {
            terminal.line();
        }
        outlook.pools().forEach((name, pool) -> terminal.line("  " + name + ": " + words(pool)));
    }

    private static String words(Handful pool) {
        Map<String, Integer> alike = new LinkedHashMap<>();
        pool.dice().forEach(die -> alike.merge(die.kind() + " for " + die.why(), 1, Integer::sum));
        List<String> words = new ArrayList<>();
        alike.forEach((die, count) -> words.add(count + " " + die));
        words.addAll(pool.notes());
        return String.join("; ", words);
    }

    private static String assumed(Outlook outlook) {
        return switch (outlook.assumes()) {
            case NOTHING -> "";
            case UNANSWERED -> "; others let it pass";
            case ANSWERED -> "; others answer as well as they can";
            case UNLESS_ANSWERED -> "; others may answer in secret";
        };
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
