package arbiter.dice.notation;

import arbiter.dice.RandomStream;
import java.util.List;

/** Small random expressions, made by the grammar of the notation; their rolls are few enough to be enumerated. */
final class RandomExpressions {

    private static final double MOST_ROLLS = 10_000;

    private final RandomStream random;
    private double rolls;

    RandomExpressions(long seed) {
        random = new RandomStream(seed);
    }

    String any() {
        rolls = 1;
        return switch (random.below(8)) {
            case 0 -> "%dd20 tn %d crit %d comp %d".formatted(to(2), to(20), to(20), 15 + to(5));
            case 1 -> to(4) + "cd";
            case 2 -> narrative();
            case 3, 4 -> term(2) + " vs " + term(2);
            default -> term(2);
        };
    }

    private String narrative() {
        String pool = to(2) + one("P", "A", "B") + one(" vs ", "+", " ") + "1" + one("C", "D", "S");
        return pool + one("", "", " with 1 success 2 threat", " with 1 triumph 1 despair");
    }

    private String term(int depth) {
        if (depth == 0) {
            return leaf();
        }
        return switch (random.below(7)) {
            case 0 -> term(depth - 1) + one("+", "-", "*") + leaf();
            case 1 -> "(" + term(depth - 1) + ")" + one("+", "-", "*", " / ") + to(5);
            case 2 -> one("min", "max") + "(" + term(depth - 1) + ", " + leaf() + ")";
            case 3 -> "-(" + term(depth - 1) + ")";
            case 4 -> leaf() + one("-", "+") + "(" + term(depth - 1) + ")";
            default -> leaf();
        };
    }

    private String leaf() {
        int count = to(4);
        int sides = 1 + to(3);
        double cost = Math.pow(2 * sides, count) * sides;
        if (rolls * cost > MOST_ROLLS) {
            return "" + to(9);
        }
        rolls *= cost;
        String counted = count == 1 ? "" : "" + count;
        if (sides == 3 && random.below(3) == 0) {
            return counted + "dF" + one("", "r<0", "min0") + selection(count) + one("", ">=0");
        }
        return counted + "d" + sides + rules(count, sides);
    }

    private String rules(int count, int sides) {
        String each = one("", "", "r1", "ro>=" + sides, "min1", "max1", "r<2min1");
        String counted = one("", "", ">=", "<=", ">", "<");
        return each + selection(count) + (counted.isEmpty() ? "" : counted + to(sides));
    }

    private String selection(int count) {
        String again = one(" reroll 1 lowest", " reroll 1 highest");
        if (count == 1) {
            return one("", again, " adv 1", " dis 1");
        }
        int some = to(count - 1);
        return one(
                "",
                again,
                " reroll 1 lowest 1 highest",
                "kh" + some,
                "kl" + some,
                "dl" + some,
                " keep " + some + " middle",
                count > 2 ? "dl1dh1" : "dh1");
    }

    private int to(int highest) {
        return 1 + random.below(highest);
    }

    private String one(String... texts) {
        return List.of(texts).get(random.below(texts.length));
    }
}
