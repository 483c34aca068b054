package arbiter.games.duel.fight;

import arbiter.dice.Fraction;

/** The twin of the odds, written out by hand: every die in a loop. */
final class BruteForce {

    private BruteForce() {}

    /** 2d6+6 against 2d6+6, ties hit; when hit, the lowest die of the defence may be thrown again, and is if it helps. */
    static Fraction hitChanceWithBestParry() {
        long hits = 0;
        for (int a = 1; a <= 6; a++) {
            for (int b = 1; b <= 6; b++) {
                for (int c = 1; c <= 6; c++) {
                    for (int d = 1; d <= 6; d++) {
                        hits += hitsOutOfSix(a + b, Math.min(c, d), Math.max(c, d));
                    }
                }
            }
        }
        return Fraction.of(hits, 1296 * 6);
    }

    private static int hitsOutOfSix(int attack, int low, int high) {
        if (attack < low + high) {
            return 0;
        }
        int hitsAfterParry = 0;
        for (int face = 1; face <= 6; face++) {
            hitsAfterParry += attack >= face + high ? 1 : 0;
        }
        return Math.min(6, hitsAfterParry);
    }
}
