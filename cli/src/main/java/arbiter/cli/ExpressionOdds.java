package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.json.OddsJson;
import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.ChanceLines;
import arbiter.cli.text.Chart;
import arbiter.dice.notation.Expression;
import arbiter.dice.notation.Odds;

/** The odds of a dice expression. */
final class ExpressionOdds {

    private ExpressionOdds() {}

    static int tell(String text, boolean json, Terminal terminal) {
        Expression expression = Expression.parse(text);
        Odds odds = expression.exact();
        if (json) {
            Json.print(OddsJson.of(expression.text(), odds), terminal);
        } else {
            print(expression.text(), odds, terminal);
        }
        return Exit.DONE;
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
