package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.sheet.PowerType;

/** Solid blows within a grab are weak, to hit and in their result. Ledger: GG-HIT-18, GG-AMB-47. */
public final class GrabPenalty {

    private static final int GRABBER_TO_HIT = -2;
    private static final int GRABBED_TO_HIT = -3;
    private static final int GRABBER_RESULT = -1;
    private static final int GRABBED_RESULT = -2;

    private GrabPenalty() {}

    static int toHit(PowerStrike strike) {
        return of(strike, GRABBER_TO_HIT, GRABBED_TO_HIT);
    }

    /** What is added to the die of the result. */
    public static int onResult(PowerStrike strike) {
        return of(strike, GRABBER_RESULT, GRABBED_RESULT);
    }

    private static int of(PowerStrike strike, int grabber, int grabbed) {
        if (Restraint.grabs(strike.user(), strike.target())) {
            return isSolid(strike) ? grabber : 0;
        }
        return Restraint.grabs(strike.target(), strike.user()) && isSolid(strike) ? grabbed : 0;
    }

    private static boolean isSolid(PowerStrike strike) {
        return strike.use().way().form().metAs().contains(PowerType.SOLID);
    }
}
