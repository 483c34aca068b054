package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.action.ReadiedActions;
import arbiter.games.wasteland.action.ReadyEvents.ActionForestalled;
import arbiter.games.wasteland.action.TableGlimpse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.Optional;

/** An act from its declaration to its result, with the readied actions that interrupt or answer it. Ledger: WAS-MAJ-8, section 5.1. */
public final class ActPerformance {

    private ActPerformance() {}

    public static void resolve(Play<WastelandState> play, WastelandAct act, Occasion occasion) {
        Optional<TableGlimpse> before = ReadiedActions.before(play.state());
        if (before.isEmpty()) {
            act.resolve(play, occasion);
            return;
        }
        boolean interrupted = ReadiedActions.declared(play, occasion.actor(), act);
        Optional<WastelandAct> going = interrupted ? still(play, act, occasion.actor()) : Optional.of(act);
        if (going.isPresent()) {
            going.get().resolve(play, occasion);
        } else {
            play.emit(new ActionForestalled(occasion.actor().id(), act.text()));
        }
        if (!act.isMovement()) { // a movement sees to it border by border
            ReadiedActions.happened(play, before);
        }
    }

    /** The same act if it is still possible, otherwise the same at another target, if there is one. Ledger: AMB-50. */
    private static Optional<WastelandAct> still(Play<WastelandState> play, WastelandAct act, Fighter actor) {
        if (!actor.canAct()) {
            return Optional.empty();
        }
        InterruptedAct possible = InterruptedAct.of(play.state(), actor, act);
        if (possible.same().isPresent() || possible.others().isEmpty()) {
            return possible.same();
        }
        return play.choose(Request.one(actor.decider(), "turn.redirect", InterruptedAct.Way.of(possible.others()))
                        .asking(() -> "That is no longer possible. Whom does " + actor.name() + " turn to?"))
                .act();
    }
}
