package arbiter.games.wasteland;

import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.unit.Fighter;

/** What somebody is worth to a side: hit points, much more for being able to act, less for injuries. */
final class StandingValue {

    private static final double ABLE = 6;
    private static final double HELPLESS = 2;
    private static final double INJURY = 1.5;

    private StandingValue() {}

    static double of(Fighter one) {
        if (!one.present()) {
            return 0;
        }
        double worth = one.canAct() ? ABLE : HELPLESS;
        worth += one.vitals().health() + 0.25 * Vitals.maximum(one);
        worth -= INJURY * one.injuries().untreated();
        return one.isPlayerCharacter() ? 1.5 * worth : worth;
    }
}
