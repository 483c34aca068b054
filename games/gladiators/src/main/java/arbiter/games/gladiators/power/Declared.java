package arbiter.games.gladiators.power;

/**
 * What its user says beforehand about one use of a power: at four more Levels by Burnout, as a Hook or a Slam, with Super
 * Strength instead of Accuracy, whether an Optional Lethal is meant so, and whether a Focus is to be knocked away instead.
 * Ledger: section 5.2, step 1.
 */
public record Declared(boolean burning, Manner manner, boolean strong, boolean lethal) {

    /** How a blow is struck. Ledger: GG-KBK-7, GG-KBK-8. */
    public enum Manner {
        PLAIN,
        HOOK,
        SLAM
    }

    public static final Declared PLAIN = new Declared(false, Manner.PLAIN, true, true);
}
