package arbiter.cli.text;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.dice.Fraction;
import arbiter.dice.notation.Chance;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** Named chances with percentage and fraction. */
public final class ChanceLines {

    private static final int DIGITS = 12;
    private static final int DIGITS_SHOWN = 6;

    private ChanceLines() {}

    public static void print(Map<String, Chance> chances, Terminal terminal) {
        Columns columns = new Columns(Columns.Side.LEFT, Columns.Side.RIGHT, Columns.Side.LEFT);
        chances.forEach((name, chance) -> columns.row(
                name,
                Percent.of(chance.probability()),
                chance.exact().map(exact -> brief(exact, terminal.unicode())).orElse("")));
        List<String> lines = columns.lines();
        lines.forEach(line -> terminal.line(terminal.styled(Style.STRONG, line)));
    }

    /** Fractions of many digits are cut short; programs get them whole. */
    static String brief(Fraction fraction, boolean unicode) {
        return brief(fraction.numerator(), unicode) + "/" + brief(fraction.denominator(), unicode);
    }

    private static String brief(BigInteger number, boolean unicode) {
        String digits = number.toString();
        return digits.length() <= DIGITS ? digits : digits.substring(0, DIGITS_SHOWN) + (unicode ? "…" : "...");
    }
}
