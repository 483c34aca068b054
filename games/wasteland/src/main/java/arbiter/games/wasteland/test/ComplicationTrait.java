package arbiter.games.wasteland.test;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** What a complication does if the gamemaster picks it. Ledger: WAS-TEST-11, section 3.14. */
public interface ComplicationTrait {

    /** Whether it can happen after that test. */
    default boolean applies(WastelandState state, TestAttempt attempt) {
        return true;
    }

    /** Whether a dose used along with First Aid has no effect. */
    default boolean spoilsDose() {
        return false;
    }

    void resolve(Play<WastelandState> play, TestAttempt attempt);
}
