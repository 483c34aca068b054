package arbiter.lab.agent;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How well the machine plays against people: partly by lot, as the game's own opponent, or thinking ahead. */
public enum Strength {
    EASY,
    FAIR,
    HARD;

    /** As people write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Strength> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
    }
}
