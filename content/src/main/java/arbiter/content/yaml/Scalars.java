package arbiter.content.yaml;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Reads texts and numbers as written, without YAML's guesses: {@code no} is a word and {@code 010} is ten. */
final class Scalars {

    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]{1,20}");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?[0-9]{1,20}(\\.[0-9]{1,20})?");

    /** How a kind of value is read, and what messages call it. */
    record Reading(String noun, Function<Node.Text, Optional<?>> parse) {}

    private static final Reading INT =
            new Reading("a whole number", text -> wholeNumber(text).flatMap(Scalars::asInt));
    private static final Reading LONG =
            new Reading("a whole number", text -> wholeNumber(text).flatMap(Scalars::asLong));
    private static final Reading DOUBLE =
            new Reading("a number", text -> decimal(text).map(BigDecimal::doubleValue));
    private static final Reading BOOLEAN = new Reading("true or false", Scalars::truth);

    private static final Map<Class<?>, Reading> READINGS = Map.of(
            String.class, new Reading("a text", text -> Optional.of(text.value())),
            int.class, INT,
            Integer.class, INT,
            long.class, LONG,
            Long.class, LONG,
            double.class, DOUBLE,
            Double.class, DOUBLE,
            boolean.class, BOOLEAN,
            Boolean.class, BOOLEAN);

    private Scalars() {}

    static Optional<Reading> reading(Class<?> type) {
        return Optional.ofNullable(READINGS.get(type));
    }

    static Optional<BigInteger> wholeNumber(Node node) {
        return node instanceof Node.Text text && isPlain(text, WHOLE)
                ? Optional.of(new BigInteger(text.value()))
                : Optional.empty();
    }

    static Optional<Integer> asInt(BigInteger number) {
        return number.bitLength() < Integer.SIZE ? Optional.of(number.intValue()) : Optional.empty();
    }

    private static Optional<Long> asLong(BigInteger number) {
        return number.bitLength() < Long.SIZE ? Optional.of(number.longValue()) : Optional.empty();
    }

    private static Optional<BigDecimal> decimal(Node.Text text) {
        return isPlain(text, DECIMAL) ? Optional.of(new BigDecimal(text.value())) : Optional.empty();
    }

    private static Optional<Boolean> truth(Node.Text text) {
        return switch (text.value()) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private static boolean isPlain(Node.Text text, Pattern pattern) {
        return !text.quoted() && pattern.matcher(text.value()).matches();
    }
}
