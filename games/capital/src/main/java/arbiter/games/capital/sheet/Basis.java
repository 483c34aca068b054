package arbiter.games.capital.sheet;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What is added to 2d6: the Score of an Attribute, or a Fixed Score. Ledger: CAP-CHK-2, CAP-CHK-4. */
public record Basis(Optional<Attribute> attribute, int fixed) {

    /** An Attribute such as {@code VSN}, or a number. */
    public static Basis of(String text) {
        if (text.matches("\\d{1,2}")) {
            return fixed(Integer.parseInt(text));
        }
        return Arrays.stream(Attribute.values())
                .filter(attribute -> attribute.name().equals(text.toUpperCase(Locale.ROOT)))
                .map(Basis::of)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "'" + text + "' is neither an Attribute such as VSN nor a number"));
    }

    public static Basis of(Attribute attribute) {
        return new Basis(Optional.of(attribute), 0);
    }

    public static Basis fixed(int score) {
        return new Basis(Optional.empty(), score);
    }

    public int score(Scores scores) {
        return attribute.isPresent() ? scores.of(attribute.get()) : fixed;
    }

    @Override
    public String toString() {
        return attribute.map(Attribute::name).orElseGet(() -> String.valueOf(fixed));
    }
}
