package arbiter.games.wasteland.test;

import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * So many more d20, paid with own action points and with points for the gamemaster, and how likely the test is passed with
 * them and with one d20 fewer, before any die is thrown again. Ledger: WAS-AP-4, WAS-AP-5.
 */
public record DiceOption(int dice, int own, int given, double fewer, double chance) implements Option {

    /** Dice that can be bought for one test. */
    public static final int MOST = 3;

    private static final String GIVEN = "+gm";
    /** d20 that everybody rolls. Ledger: WAS-TEST-2. */
    private static final int BASE = 2;

    private static final String[] LAST = {"", "Third", "Fourth", "Fifth"};

    /** The first costs 1, the second 2, the third 3. */
    static int price(int dice) {
        return dice * (dice + 1) / 2;
    }

    /** What people mostly want: all from own means, all for the gamemaster, or the rest for the gamemaster. */
    static List<DiceOption> listed(int available, boolean mayGive, PassChance chances) {
        List<DiceOption> options = new ArrayList<>();
        options.add(new DiceOption(0, 0, 0, chances.passed(0), chances.passed(0)));
        for (int dice = 1; dice <= MOST; dice++) {
            int price = price(dice);
            double fewer = chances.passed(dice - 1);
            double chance = chances.passed(dice);
            if (available >= price) {
                options.add(new DiceOption(dice, price, 0, fewer, chance));
            } else if (mayGive && available > 0) {
                options.add(new DiceOption(dice, available, price - available, fewer, chance));
            }
            if (mayGive) {
                options.add(new DiceOption(dice, 0, price, fewer, chance));
            }
        }
        return options;
    }

    /** Any other mixture: {@code 2+gm1} is two dice with one point for the gamemaster. */
    static DiceOption parse(String text, int available, boolean mayGive, PassChance chances) {
        int plus = text.indexOf(GIVEN);
        String dice = plus < 0 ? text : text.substring(0, plus);
        String given = plus < 0 ? "0" : text.substring(plus + GIVEN.length());
        if (!dice.matches("[0-3]") || !given.matches("[0-6]")) {
            throw new Refused(
                    "write how many d20 and how many points for the gamemaster, such as 2+gm1, not '" + text + "'");
        }
        int count = Integer.parseInt(dice);
        int points = Integer.parseInt(given);
        if (points > price(count) || points > 0 && !mayGive) {
            throw new Refused("of the " + price(count) + " AP that " + count + " more d20 cost, " + points
                    + " cannot go to the gamemaster (WAS-AP-5)");
        }
        int own = price(count) - points;
        if (own > available) {
            throw new Refused(
                    count + " more d20 cost " + price(count) + " AP, and only " + available + " are there (WAS-AP-4)");
        }
        return new DiceOption(count, own, points, chances.passed(Math.max(0, count - 1)), chances.passed(count));
    }

    @Override
    public String id() {
        return given > 0 ? dice + GIVEN + given : Integer.toString(dice);
    }

    @Override
    public String text() {
        return "Roll " + (BASE + dice) + "d20";
    }

    /** What the last of them changes and costs by itself, before anything is thrown again. Ledger: WAS-AP-4. */
    @Override
    public String note() {
        return dice == 0
                ? ""
                : String.format(
                        Locale.ROOT, "%s d20: %.1f → %.1f %% for %d AP", LAST[dice], 100 * fewer, 100 * chance, dice);
    }

    @Override
    public List<Cost> costs() {
        List<Cost> costs = new ArrayList<>(2);
        if (own > 0) {
            costs.add(new Cost("AP", own));
        }
        if (given > 0) {
            costs.add(new Cost("AP for the gamemaster", given));
        }
        return costs;
    }

    @Override
    public boolean declines() {
        return dice == 0;
    }
}
