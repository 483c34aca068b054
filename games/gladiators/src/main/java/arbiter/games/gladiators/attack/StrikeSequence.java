package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.hit.HitNumber;
import arbiter.games.gladiators.hit.HitRolled;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.AfterHit;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.Optional;

/** One power against one target: to hit, then what it does. Ledger: section 5.2, step 9. */
public final class StrikeSequence {

    private static final int STRONG = 8;
    private static final int SLUGGER = 7;

    private StrikeSequence() {}

    /** Says whether it got a result. */
    public static boolean resolve(Play<GladiatorsState> play, Strike strike) {
        if (strike.level().total() < 1) { // GG-AMB-92
            return false;
        }
        return hit(play, strike).succeeded() && afterHit(play, strike);
    }

    /** What follows a hit, however it came about. */
    public static boolean afterHit(Play<GladiatorsState> play, Strike strike) {
        return AfterHit.resolve(play, strike); // 9.5 to 9.10
    }

    private static TestRoll hit(Play<GladiatorsState> play, Strike strike) {
        Needed needed = needed(play.state(), strike);
        TestRoll roll = D10Roll.roll(play, "attack.hit", strike.user().isMajor(), needed.number());
        play.emit(new HitRolled(
                strike.user().id(),
                strike.use().power().place(),
                strike.target().id(),
                needed,
                roll));
        return roll;
    }

    /** With Super Strength behind it nothing needs more than 8, with Slugger 7. Ledger: GG-HIT-23. */
    static Needed needed(GladiatorsState state, Strike strike) {
        Needed needed = HitNumber.of(state, strike);
        Optional<RunningPower> strength = Blow.strength(state, strike.use());
        if (strength.isEmpty()) {
            return needed;
        }
        boolean slugger = strength.get().way().form().has("slugger");
        return needed.atMost(slugger ? SLUGGER : STRONG, slugger ? "Slugger" : "Super Strength");
    }
}
