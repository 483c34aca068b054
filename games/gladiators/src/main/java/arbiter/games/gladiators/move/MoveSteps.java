package arbiter.games.gladiators.move;

import arbiter.games.gladiators.hit.Engagement;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.interrupt.MoverStrikes;
import arbiter.games.gladiators.move.MoveEvents.Moved;
import arbiter.games.gladiators.persist.AreaEntered;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.List;

/** A move, hex by hex where somebody has something to say about it, otherwise at once. Ledger: section 5.3. */
public final class MoveSteps {

    /** All that can interrupt a move, in this order in each hex. */
    private static final List<MoveInterrupt> INTERRUPTS = List.of(new AreaEntered());

    private MoveSteps() {}

    /** Says whether the mover got to the end. */
    public static boolean resolve(Play<GladiatorsState> play, Gladiator unit, MovePath path) {
        return along(play, unit, path, isBackstep(play.state(), unit, path), MoverStrikes.of(play, unit, path));
    }

    /** A move that is Quick itself, at which nobody strikes. Ledger: section 5.4, GG-AMB-101. */
    public static boolean quickly(Play<GladiatorsState> play, Gladiator unit, MovePath path) {
        return along(play, unit, path, isBackstep(play.state(), unit, path), MoverStrikes.none());
    }

    /** A run through somebody is never a step back. */
    static boolean run(Play<GladiatorsState> play, Gladiator unit, MovePath path) {
        return along(play, unit, path, false, MoverStrikes.of(play, unit, path));
    }

    /** Step by step, with those who strike at the mover. Ledger: GG-QCK-6. */
    private static boolean along(
            Play<GladiatorsState> play, Gladiator unit, MovePath path, boolean backstep, MoverStrikes strikes) {
        int done = 0;
        for (int step = 0; step <= path.steps(); step++) {
            if (strikes.isAt(step)) {
                if (step > done) {
                    play.emit(new Moved(unit.id(), path.part(done, step), backstep));
                    done = step;
                }
                strikes.resolve(play, unit, step);
                if (step < path.steps() && isStopped(play.state(), unit, path, step)) {
                    strikes.late();
                    return false;
                }
            }
            for (MoveInterrupt interrupt : INTERRUPTS) {
                if (!interrupt.watches(play.state(), unit, path, step)) {
                    continue;
                }
                if (step > done) {
                    play.emit(new Moved(unit.id(), path.part(done, step), backstep));
                    done = step;
                }
                interrupt.resolve(play, unit, path, step);
                if (step < path.steps() && isStopped(play.state(), unit, path, step)) {
                    return false;
                }
            }
        }
        if (done < path.steps() || path.steps() == 0) {
            play.emit(new Moved(unit.id(), path.part(done, path.steps()), backstep));
        }
        strikes.late();
        return true;
    }

    /** Out of action, held, knocked down or moved elsewhere: the rest of the move is lost. */
    private static boolean isStopped(GladiatorsState state, Gladiator unit, MovePath path, int step) {
        return !unit.isInAction()
                || Restraint.stopsMoves(state, unit)
                || !path.by().isPossible(unit.posture())
                || !unit.hex().equals(path.hexes().get(step));
    }

    /** A move of one hex away from somebody who engages the mover. Ledger: GG-MOV-7. */
    static boolean isBackstep(GladiatorsState state, Gladiator unit, MovePath path) {
        if (path.steps() != 1 || path.length() != 1) {
            return false;
        }
        for (Gladiator other : state.units()) {
            if (Engagement.between(state, unit, other)
                    && other.position().spot().distance(path.end().spot()) > 1) {
                return true;
            }
        }
        return false;
    }
}
