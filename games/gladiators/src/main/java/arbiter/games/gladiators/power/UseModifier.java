package arbiter.games.gladiators.power;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** A modifier that has a say each time its power is used. Ledger: section 5.2, step 5. */
public interface UseModifier extends ModifierKind {

    /** In which order they have it. */
    enum Step {
        AMMUNITION,
        BACKFIRE,
        VARIABLE,
        /** Whether it comes to anything at all. */
        SUCCESS,
        BURNOUT,
        AFTERWARDS
    }

    Step step();

    /** How many actions a use takes. */
    default int actions() {
        return 1;
    }

    /** What has to be paid before the use; says whether it goes on. Some only look where no hit is rolled for. */
    default boolean pay(Play<GladiatorsState> play, PowerUse use, PowerModifier own, boolean rollsToHit) {
        return true;
    }

    /** What it costs once the use is over. */
    default void settle(Play<GladiatorsState> play, PowerUse use, PowerModifier own) {}
}
