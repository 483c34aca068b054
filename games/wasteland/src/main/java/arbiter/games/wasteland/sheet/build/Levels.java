package arbiter.games.wasteland.sheet.build;

/** How much experience a level takes. Ledger: WAS-CHAR-11. */
public final class Levels {

    private static final int STEP = 100;

    private Levels() {}

    /** In all: 0 for the first level, 100 for the second, 300 for the third. */
    public static int experienceFor(int level) {
        return STEP * (level - 1) * level / 2;
    }
}
