package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.json.RollJson;
import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.dice.RandomStream;
import arbiter.dice.notation.Expression;
import arbiter.dice.notation.Rolled;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Throws dice and shows every one of them. */
@Command(
        name = "roll",
        description = "Throws dice and shows how the result came about.",
        footer = {
            "",
            "Examples:",
            "  arbiter roll 2d6+3",
            "  arbiter roll \"4d10kh1+7\" --seed 7",
            "  arbiter roll \"2d6+6 vs 2d6+5\"",
            "",
            "docs/dice.md describes the notation."
        })
final class RollCommand implements Callable<Integer> {

    @Parameters(paramLabel = "EXPR", arity = "1..*", description = "The dice, such as 2d6+3.")
    private List<String> words;

    @Mixin
    private SeedOption seed;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    RollCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Expression expression = Expression.parse(Expressions.joined(words));
        Rolled rolled = expression.roll(new RandomStream(seed.seed()));
        if (json.wanted()) {
            Json.print(RollJson.of(rolled, seed.seed()), terminal);
        } else {
            terminal.line(rolled.text());
            terminal.line(terminal.styled(Style.FAINT, seed.told()));
        }
        return Exit.DONE;
    }
}
