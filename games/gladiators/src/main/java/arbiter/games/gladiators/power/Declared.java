package arbiter.games.gladiators.power;

import java.util.Optional;

/**
 * What its user says beforehand about one use of a power: at four more Levels by Burnout, as a Hook or a Slam, with Super
 * Strength instead of Accuracy, whether an Optional Lethal is meant so, and whether a Focus is to be knocked away instead.
 * Ledger: section 5.2, step 1.
 */
public record Declared(boolean burning, Manner manner, boolean strong, boolean lethal, Optional<Integer> focus) {

    /** How a blow is struck. Ledger: GG-KBK-7, GG-KBK-8. */
    public enum Manner {
        PLAIN,
        HOOK,
        SLAM
    }

    public static final Declared PLAIN = new Declared(false, Manner.PLAIN, true, true, Optional.empty());

    public Declared burn() {
        return new Declared(true, manner, strong, lethal, focus);
    }

    public Declared as(Manner other) {
        return new Declared(burning, other, strong, lethal, focus);
    }

    /** Aimed with Accuracy instead of struck with Super Strength. Ledger: GG-HIT-23. */
    public Declared aimed() {
        return new Declared(burning, manner, false, lethal, focus);
    }

    public Declared lethal(boolean meant) {
        return new Declared(burning, manner, strong, meant, focus);
    }

    /** At the Focus of the target's power at that place. Ledger: GG-DSM-1. */
    public Declared at(int power) {
        return new Declared(burning, manner, strong, lethal, Optional.of(power));
    }
}
