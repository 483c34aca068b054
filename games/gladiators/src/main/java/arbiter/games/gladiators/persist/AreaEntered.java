package arbiter.games.gladiators.persist;

import arbiter.games.gladiators.move.MoveInterrupt;
import arbiter.games.gladiators.move.MovePath;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** Somebody walks into an Area that acts on whoever enters. Ledger: GG-DUR-3, GG-DUR-5, GG-AMB-89, section 5.3. */
public final class AreaEntered implements MoveInterrupt {

    @Override
    public boolean watches(GladiatorsState state, Gladiator mover, MovePath path, int step) {
        return step > 0 && PersistentAreas.awaits(state, mover, path.spot(step - 1), path.spot(step));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator mover, MovePath path, int step) {
        PersistentAreas.entered(play, mover, path.spot(step - 1));
    }
}
