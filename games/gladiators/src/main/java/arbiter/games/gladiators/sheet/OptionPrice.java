package arbiter.games.gladiators.sheet;

import arbiter.content.yaml.EnumWords;
import java.util.Locale;

/** What a word costs, and what is said after it; files write {@code -1 ability} for a word followed by an ability. */
public record OptionPrice(int price, Takes takes) {

    /** What follows a word. */
    public enum Takes {
        /** Nothing. */
        NOTHING,
        /** A number by which the price is multiplied. */
        NUMBER,
        /** The name of an ability, a kind of Detection or a class of Movement. */
        ABILITY,
        /** A Source. */
        SOURCE,
        /** Another word of the same ability. */
        WORD,
        /** Whatever is said up to the end. */
        TEXT
    }

    public static OptionPrice parse(String text) {
        String[] parts = text.strip().split(" +");
        try {
            int price = Integer.parseInt(parts[0]);
            return new OptionPrice(
                    price, parts.length == 1 ? Takes.NOTHING : Takes.valueOf(parts[1].toUpperCase(Locale.ROOT)));
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(
                    "expected a price such as 2, or a price and what follows the word, such as '-1 ability'", wrong);
        }
    }

    @Override
    public String toString() {
        return takes == Takes.NOTHING ? String.valueOf(price) : price + " " + EnumWords.of(takes);
    }
}
