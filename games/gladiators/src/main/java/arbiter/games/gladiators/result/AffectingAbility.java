package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** An ability that does something to somebody who would rather not, if its result roll succeeds. Ledger: GG-RES-2. */
public interface AffectingAbility extends AbilityKind {

    /** What defences are asked about. */
    Effect effect();

    /** Whether it stays on its victim, at least until the next turn of its user. Ledger: GG-DUR-1, GG-DUR-2. */
    default boolean lasts() {
        return false;
    }

    /** What an opponent counts a success for, in hits; less where the target suffers from it already. */
    default double gain(GladiatorsState state, Gladiator target) {
        return 0.3;
    }

    /** Its result roll: Level against the best defence. Ledger: GG-RES-1. */
    default TestRoll roll(Play<GladiatorsState> play, PowerStrike strike) {
        return ResultRoll.roll(play, strike, effect(), "attack.result");
    }

    /** What a success does. */
    void affect(Play<GladiatorsState> play, PowerStrike strike, TestRoll roll);
}
