package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** An ability whose effect is to be on its victim: acting again is to keep its hold. Ledger: GG-DUR-1, GG-DUR-6, GG-AMB-100. */
public interface LastingAbility extends AffectingAbility {

    @Override
    default boolean lasts() {
        return true;
    }

    /** Mostly nothing more than that. */
    @Override
    default void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll) {}
}
