package arbiter.games.gladiators.move;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/**
 * Something that can happen to somebody on the way, in a hex that was just entered: a blow in passing, an Area that acts
 * on whoever enters. Ledger: GG-QCK-6, GG-AMB-57, GG-DUR-3, section 5.3.
 */
public interface MoveInterrupt {

    /** Whether the mover has to stop for it after that step; asked before anybody has moved. Step 0 is the start. */
    boolean watches(GladiatorsState state, Gladiator mover, MovePath path, int step);

    /** What happens; the mover stands where that step led. */
    void resolve(Play<GladiatorsState> play, Gladiator mover, MovePath path, int step);
}
