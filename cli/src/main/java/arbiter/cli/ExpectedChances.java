package arbiter.cli;

import arbiter.cli.text.OutlookChances;
import arbiter.content.Nearest;
import arbiter.content.yaml.Node;
import arbiter.dice.Fraction;
import arbiter.dice.notation.Chance;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.situation.Expected;
import arbiter.rulebook.Expectations;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares the chances that a situation expects with those there are. */
final class ExpectedChances {

    private static final Pattern FRACTION = Pattern.compile("(\\d{1,1000})/(\\d{1,1000})");
    private static final Pattern DECIMAL = Pattern.compile("[01](\\.\\d{1,30})?");

    private ExpectedChances() {}

    static List<Expected.Result> check(Expectations expectations, Outlook outlook) {
        Map<String, Chance> chances = OutlookChances.of(outlook);
        List<Expected.Result> results = new ArrayList<>();
        expectations.chances().forEach((name, node) -> {
            Optional<Chance> chance = Optional.ofNullable(chances.get(name));
            boolean held = held(node, chance.orElse(new Chance(0, Optional.of(Fraction.ZERO))), outlook.margin());
            String found = chance.map(ExpectedChances::told)
                    .orElseGet(() -> "0; " + Nearest.unknown("chance", name, chances.keySet()));
            results.add(new Expected.Result("chance of " + name + " " + node.text(), held, found));
        });
        return results;
    }

    /** A fraction must be met exactly, a decimal to its last digit; sampled odds to within their margin. */
    private static boolean held(Node node, Chance chance, double margin) {
        Matcher fraction = FRACTION.matcher(node.text());
        if (fraction.matches() && new BigInteger(fraction.group(2)).signum() > 0) {
            Fraction wanted = Fraction.of(new BigInteger(fraction.group(1)), new BigInteger(fraction.group(2)));
            return chance.exact()
                    .map(wanted::equals)
                    .orElseGet(() -> Math.abs(wanted.toDouble() - chance.probability()) <= margin);
        }
        if (!DECIMAL.matcher(node.text()).matches()) {
            throw node.problem("expected a chance as a fraction such as 287/432 or a decimal such as 0.664, found "
                    + node.described());
        }
        BigDecimal wanted = new BigDecimal(node.text());
        BigDecimal half = BigDecimal.ONE.movePointLeft(wanted.scale()).divide(BigDecimal.valueOf(2));
        double allowed = half.doubleValue() * (1 + 1e-9) + margin;
        return Math.abs(wanted.doubleValue() - chance.probability()) <= allowed;
    }

    private static String told(Chance chance) {
        return chance.exact().map(exact -> exact + ", about ").orElse("") + (float) chance.probability();
    }
}
