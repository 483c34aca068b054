package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.json.OddsJson;
import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.ChanceLines;
import arbiter.cli.text.Chart;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Percent;
import arbiter.dice.TooLarge;
import arbiter.dice.notation.Expression;
import arbiter.dice.notation.Odds;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The odds of a dice expression. */
final class ExpressionOdds {

    private static final String SUCCESS = "success";

    private ExpressionOdds() {}

    static int tell(String text, boolean json, Terminal terminal) {
        Expression expression = Expression.parse(text);
        Odds odds = expression.exact();
        if (json) {
            Json.Fields fields = OddsJson.of(expression.text(), odds);
            Map<String, Expression> changes = answerable(expression.changes());
            Json.print(changes.isEmpty() ? fields : fields.with("changes", OddsJson.changes(changes)), terminal);
        } else {
            print(expression.text(), odds, terminal);
            printChanges(answerable(expression.changes()), odds, terminal);
        }
        return Exit.DONE;
    }

    /** A pool at the limit of what is worked out may be beyond it with one more die. */
    private static Map<String, Expression> answerable(Map<String, Expression> changes) {
        Map<String, Expression> answerable = new LinkedHashMap<>();
        changes.forEach((name, changed) -> {
            try {
                changed.exact();
                answerable.put(name, changed);
            } catch (TooLarge beyond) {
                // what was asked for is answered all the same
            }
        });
        return answerable;
    }

    /** What the chance of success would be, and how much that is more or less. */
    private static void printChanges(Map<String, Expression> changes, Odds now, Terminal terminal) {
        if (changes.isEmpty()) {
            return;
        }
        terminal.line();
        Columns columns = new Columns(Columns.Side.LEFT, Columns.Side.LEFT, Columns.Side.RIGHT, Columns.Side.RIGHT);
        double before = now.chances().get(SUCCESS).probability();
        changes.forEach((name, changed) -> {
            double success = changed.exact().chances().get(SUCCESS).probability();
            columns.row(
                    name,
                    changed.text(),
                    SUCCESS + " " + Percent.of(success),
                    String.format(Locale.ROOT, "%+.2f", 100 * (success - before)));
        });
        columns.lines().forEach(terminal::line);
    }

    private static void print(String text, Odds odds, Terminal terminal) {
        terminal.line(text);
        if (!odds.chances().isEmpty()) {
            terminal.line();
            ChanceLines.print(odds.chances(), terminal);
        }
        odds.numbers().forEach((name, numbers) -> {
            terminal.line();
            Chart.print(name, numbers, terminal);
        });
        if (odds.numbers().size() > 1) {
            terminal.line();
            terminal.line(terminal.styled(
                    Style.FAINT, "--json lists all " + odds.outcomes().size() + " combinations of these numbers"));
        }
    }
}
