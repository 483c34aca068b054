package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.attack.Strike;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** An ability that does something to somebody who would rather not, if its result roll succeeds. Ledger: GG-RES-2. */
public interface AffectingAbility extends AbilityKind {

    /** What defences are asked about. */
    Effect effect();

    /** What a success does. */
    void affect(Play<GladiatorsState> play, Strike strike, TestRoll roll);
}
