package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.kernel.Modifiers;

/** A Focus is harder to hit than who holds it. Ledger: GG-DSM-2, GG-AMB-39. */
final class Disarming {

    private static final int FAR = 10;
    private static final int NEAR = 2;
    private static final int FROM_FAR = 5;
    private static final int FROM_NEAR = 3;
    private static final int AT_HAND = 1;

    private Disarming() {}

    static Modifiers harder(PowerStrike strike, Modifiers dodge) {
        if (strike.use().declared().focus().isEmpty() || strike.strays()) {
            return dodge;
        }
        int range = strike.range();
        return dodge.and("a Focus", range >= FAR ? FROM_FAR : range >= NEAR ? FROM_NEAR : AT_HAND);
    }
}
