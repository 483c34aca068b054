package arbiter.games.capital.sheet;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The dice thrown for hit points at a Level Up, such as {@code 3+5}, or none where the least gain was taken. */
public record HitDice(List<Integer> faces) {

    public static final HitDice MINIMUM = new HitDice(List.of());

    private static final String WORD = "minimum";

    public static HitDice of(String text) {
        if (text.equals(WORD)) {
            return MINIMUM;
        }
        if (!text.matches("[1-" + Quantity.SIDES + "](\\+[1-" + Quantity.SIDES + "])*")) {
            throw new IllegalArgumentException("'" + text + "' are no dice; write minimum, 4 or 3+5");
        }
        return new HitDice(
                Arrays.stream(text.split("\\+")).map(Integer::valueOf).toList());
    }

    public boolean isMinimum() {
        return faces.isEmpty();
    }

    public int sum() {
        return faces.stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public String toString() {
        return isMinimum() ? WORD : faces.stream().map(String::valueOf).collect(Collectors.joining("+"));
    }
}
