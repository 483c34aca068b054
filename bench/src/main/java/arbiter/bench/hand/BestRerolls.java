package arbiter.bench.hand;

/**
 * One attack, 2d6+6 against 2d6+5, both sides with one reroll and best play, written out: for every pair of hands the
 * best of three ways for the attacker, for every result of it the best of three ways for the defender.
 */
public final class BestRerolls {

    private static final int EDGE = 1;

    private BestRerolls() {}

    /** The chance of a hit. */
    public static double hitChance() {
        double sum = 0;
        for (int a = 1; a <= 6; a++) {
            for (int b = a; b <= 6; b++) {
                for (int c = 1; c <= 6; c++) {
                    for (int d = c; d <= 6; d++) {
                        double weight = (a == b ? 1 : 2) * (c == d ? 1 : 2);
                        sum += weight * aimed(a, b, c, d);
                    }
                }
            }
        }
        return sum / 1296;
    }

    private static double aimed(int low, int high, int c, int d) {
        if (low + high + EDGE >= c + d) {
            return blocked(low + high, c, d);
        }
        double throwLow = 0;
        double throwHigh = 0;
        for (int face = 1; face <= 6; face++) {
            throwLow += blocked(face + high, c, d);
            throwHigh += blocked(face + low, c, d);
        }
        return Math.max(0, Math.max(throwLow, throwHigh) / 6);
    }

    /** The chance that the attack still hits once the defender has done their best. */
    private static double blocked(int attack, int low, int high) {
        if (attack + EDGE < low + high) {
            return 0;
        }
        double throwLow = 0;
        double throwHigh = 0;
        for (int face = 1; face <= 6; face++) {
            throwLow += attack + EDGE >= face + high ? 1 : 0;
            throwHigh += attack + EDGE >= face + low ? 1 : 0;
        }
        return Math.min(1, Math.min(throwLow, throwHigh) / 6);
    }
}
