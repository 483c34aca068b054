package arbiter.games.narrative.range;

import arbiter.games.narrative.environment.Cover;
import arbiter.games.narrative.power.Terror;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** One maneuver of moving: the step is made when all of it is paid. Ledger: NAR-MAN-8, NAR-MOVE-1, NAR-MOVE-2. */
public final class Movement {

    private Movement() {}

    public static void resolve(Play<NarrativeState> play, Participant mover, MoveStep step) {
        String reference = step.reference().id();
        if (step.maneuvers() > 1) {
            int paid = mover.moveProgress().paidFor(reference, step.closer()) + 1;
            play.emit(new MoveBegun(mover.id(), reference, step.closer(), paid));
        } else {
            Cover.lose(play, mover); // NAR-ENV-2
            play.emit(new Moved(mover.id(), reference, step.from(), step.to()));
            Terror.ofEngaging(play, mover); // NAR-FX-CUR-8
        }
    }
}
