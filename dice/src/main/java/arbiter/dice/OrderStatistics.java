package arbiter.dice;

/**
 * The sum of n rolls without the lowest and highest few. Goes over the faces, not over the dice: each face takes some
 * of the dice that are left, so a state is only how many dice are placed and what the kept ones add up to. It begins at
 * the end where less is dropped and stops as soon as every kept die is placed.
 */
final class OrderStatistics {

    private final NumberTable roll;
    private final int dice;
    private final int dropFirst;
    private final int keep;
    private final boolean descending;
    private final Cells weights;
    private final int stride;
    private final Cells states;
    private final Cells result;
    private Cells ways;

    private OrderStatistics(NumberTable roll, int dice, int lowest, int highest, int bits) {
        this.roll = roll;
        this.dice = dice;
        this.keep = dice - lowest - highest;
        this.descending = lowest > highest;
        this.dropFirst = descending ? highest : lowest;
        this.weights = roll.cells.fitted(bits);
        this.stride = (int) (keep * (roll.span() - 1)) + 1;
        this.states = weights.blank((dropFirst + keep) * stride);
        this.result = weights.blank(stride);
    }

    static NumberTable of(NumberTable roll, int dice, int lowest, int highest) {
        int keep = dice - lowest - highest;
        if (lowest < 0 || highest < 0 || keep < 1) {
            throw new IllegalArgumentException("of " + dice + " dice at least one is kept; dropping " + lowest
                    + " lowest and " + highest + " highest leaves " + keep);
        }
        String what = dice + " rolls without " + lowest + " lowest and " + highest + " highest";
        int bits = Limits.bits(Math.max(2, roll.total.toDouble(0)), dice);
        double rows = dice - Math.max(lowest, highest);
        Limits.rolls(what, bits);
        Limits.outcomes(what, (long) (rows * (keep * (roll.span() - 1) + 1)));
        Limits.work(what, roll.size() * rows * rows * (1 + keep * roll.span() / 2.0), bits);
        return new OrderStatistics(roll, dice, lowest, highest, bits).run();
    }

    private NumberTable run() {
        states.set(0, 1);
        int faces = roll.size();
        Cells rest = weights.blank(faces + 1);
        for (int step = faces - 1; step >= 0; step--) {
            rest.add(step, rest, step + 1, 1, 1);
            rest.add(step, weights, face(step), 1, 1);
        }
        for (int step = 0; step < faces; step++) {
            finish(step, Ways.allBut(dropLast(), dice, weights, face(step), rest, step + 1));
            if (step + 1 < faces && dropFirst + keep > 1) {
                place(step);
            }
        }
        Cells total = weights.blank(1);
        total.add(0, Ways.powers(rest, 0, dice), dice, 1, 1);
        return descending
                ? NumberTable.dense(Math.multiplyExact(keep, roll.highest()) - stride + 1, reversed(result), total)
                : NumberTable.dense(Math.multiplyExact(keep, roll.lowest()), result, total);
    }

    /** From here on all kept dice are placed: this face takes the rest of them, the others may show anything after. */
    private void finish(int step, Cells ends) {
        int distance = distance(step);
        for (int placed = 0; placed < dropFirst + keep; placed++) {
            int to = distance * (keep - kept(placed));
            result.add(
                    to, states, placed * stride, live(placed, step), ends, (dice - placed + 1) * (dropLast() + 1) - 1);
        }
    }

    /** This face takes some dice, and kept dice remain to be placed. */
    private void place(int step) {
        if (step == 0 || !bothSingle(face(step), face(step - 1))) {
            ways = Ways.triangle(weights, dice, weights, face(step));
        }
        int distance = distance(step);
        for (int placed = dropFirst + keep - 1; placed > 0; placed--) {
            for (int taken = placed; taken >= 1; taken--) {
                int before = placed - taken;
                int to = placed * stride + distance * (kept(placed) - kept(before));
                int way = Ways.index(dice - before, taken);
                states.add(to, states, before * stride, live(before, step), ways, way);
            }
        }
    }

    private int dropLast() {
        return dice - dropFirst - keep;
    }

    private int face(int step) {
        return descending ? roll.size() - 1 - step : step;
    }

    private int distance(int step) {
        return Math.abs(roll.number(face(step)) - roll.number(face(0)));
    }

    private int kept(int placed) {
        return Math.max(0, Math.min(keep, placed - dropFirst));
    }

    /** How many cells of a state's row can be filled before that step. */
    private int live(int placed, int step) {
        return step == 0 ? 1 : kept(placed) * distance(step - 1) + 1;
    }

    private boolean bothSingle(int face, int other) {
        return weights.toDouble(face) == 1 && weights.toDouble(other) == 1;
    }

    private static Cells reversed(Cells cells) {
        int[] places = new int[cells.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = places.length - 1 - i;
        }
        return cells.gather(places);
    }
}
