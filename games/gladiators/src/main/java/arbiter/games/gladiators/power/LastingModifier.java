package arbiter.games.gladiators.power;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** A modifier that has a say at each start of its user's turn while the power lasts. Ledger: section 5.1, step 3. */
public interface LastingModifier extends ModifierKind {

    /** In which order they have it. */
    enum Step {
        FADES,
        ACTIVATION,
        BURNOUT,
        EXHAUSTS
    }

    Step turnStep();

    /** Before the power acts again; says whether it does this time. */
    default boolean before(Play<GladiatorsState> play, RunningPower running, PowerModifier own) {
        return true;
    }

    /** After it has acted. */
    default void after(Play<GladiatorsState> play, RunningPower running, PowerModifier own) {}
}
