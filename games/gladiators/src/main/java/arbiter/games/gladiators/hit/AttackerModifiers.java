package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.attack.Strike;
import arbiter.games.gladiators.detect.SenseModifiers;
import arbiter.games.gladiators.environment.EnvironmentToHit;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;

/** What weighs on whoever attacks. Ledger: GG-HIT-10, GG-HIT-12, GG-HIT-13, GG-AMB-32, GG-AMB-34. */
final class AttackerModifiers {

    private static final int AT_CLOSE_QUARTERS = -2;
    private static final int PRONE = -2;
    private static final int DISORIENTATED = -2;
    private static final int NEAR = 2;

    private AttackerModifiers() {}

    static Modifiers of(GladiatorsState state, Strike strike, Modifiers aim) {
        Gladiator user = strike.user();
        boolean near = strike.range() >= 1 && strike.range() <= NEAR;
        Modifiers around =
                EnvironmentToHit.on(state, strike, SenseModifiers.on(state, strike, aim)); // GG-HIT-15, GG-HIT-16
        return around.and("close quarters", isAtCloseQuarters(state, strike) ? AT_CLOSE_QUARTERS : 0)
                .and("prone", user.posture().prone() && near ? PRONE : 0)
                .and("disorientated", user.posture().disorientated() ? DISORIENTATED : 0);
    }

    /** Far attacks at one hex, after a step back, or at somebody whom a friend engages: once. Ledger: GG-AMB-32. */
    private static boolean isAtCloseQuarters(GladiatorsState state, Strike strike) {
        if (!strike.use().way().range().isFar()) {
            return false;
        }
        return strike.range() == 1
                || strike.user().movement().steppedBack()
                || Engagement.byFriendsOf(state, strike.user(), strike.target());
    }
}
