package arbiter.games.capital.sheet;

import arbiter.dice.Dice;
import arbiter.kernel.Play;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Six-sided dice and a constant: damage, Shots, healing or hit points, such as {@code 1d6+4} or {@code 12}. */
public record Quantity(int dice, int constant) {

    public static final int SIDES = 6;

    private static final Pattern NOTATION = Pattern.compile("(?:(\\d{1,2})d6)?([+-]?\\d{1,3})?");

    public static Quantity of(String text) {
        Matcher parts = NOTATION.matcher(text);
        if (text.isEmpty() || !parts.matches() || parts.group(1) != null && text.matches(".*d6\\d+")) {
            throw new IllegalArgumentException("'" + text + "' is no amount; write 12, 2d6 or 1d6+4");
        }
        int dice = parts.group(1) == null ? 0 : Integer.parseInt(parts.group(1));
        int constant = parts.group(2) == null ? 0 : Integer.parseInt(parts.group(2));
        return new Quantity(dice, constant);
    }

    /** Its dice, of which there is at least one. */
    public Dice thrown() {
        return Dice.of(dice, SIDES);
    }

    public boolean isFixed() {
        return dice == 0;
    }

    /** Throws its dice, if there are any. */
    public int roll(Play<?> play, String label) {
        return isFixed() ? constant : play.draw(label, thrown()).sum() + constant;
    }

    public int least() {
        return dice + constant;
    }

    public int most() {
        return dice * SIDES + constant;
    }

    @Override
    public String toString() {
        if (isFixed()) {
            return String.valueOf(constant);
        }
        String thrown = dice + "d" + SIDES;
        return constant == 0 ? thrown : thrown + (constant > 0 ? "+" : "") + constant;
    }
}
