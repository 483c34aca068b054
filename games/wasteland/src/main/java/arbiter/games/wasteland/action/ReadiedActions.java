package arbiter.games.wasteland.action;

import arbiter.games.wasteland.action.ReadyEvents.ReadiedActionLost;
import arbiter.games.wasteland.action.ReadyEvents.ReadiedActionTaken;
import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.ActPerformance;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Readied actions and their triggers: what somebody declares is interrupted before it takes effect, what has happened is
 * answered afterwards. Whoever acts earlier in the round goes first. Ledger: WAS-MAJ-8, AMB-50, section 5.1.
 */
public final class ReadiedActions {

    private ReadiedActions() {}

    /** What has to be remembered of the table before an act; nothing where nobody waits. */
    public static Optional<TableGlimpse> before(WastelandState state) {
        return Readied.isAnybody(state) ? Optional.of(TableGlimpse.of(state)) : Optional.empty();
    }

    /** Somebody declares a movement or an attack; says whether that was interrupted. */
    public static boolean declared(Play<WastelandState> play, Fighter actor, WastelandAct act) {
        Optional<Trigger.Kind> kind = act.isMovement()
                ? Optional.of(Trigger.Kind.MOVES)
                : act.isAttack() ? Optional.of(Trigger.Kind.ATTACKS) : Optional.empty();
        if (kind.isEmpty()) {
            return false;
        }
        String subject = kind.get() == Trigger.Kind.MOVES
                ? actor.id()
                : act.pointer().map(ReadiedActions::unit).orElse("");
        boolean fired = false;
        for (Fighter owner : waiting(play.state())) {
            boolean still = owner.canAct() && owner.readied().isWaiting(); // one before may have used up theirs
            if (still
                    && play.state().enemies(owner, actor)
                    && Trigger.matches(owner.readied().trigger().orElseThrow(), kind.get(), subject)) {
                fired |= offer(play, owner, Optional.of(actor));
            }
        }
        return fired;
    }

    private static String unit(Pointer pointer) {
        return pointer instanceof Pointer.Unit unit ? unit.id() : "";
    }

    /** Something has happened since that glimpse: somebody came in, came near, came into sight or dropped. */
    public static void happened(Play<WastelandState> play, Optional<TableGlimpse> before) {
        if (before.isEmpty()) {
            return;
        }
        for (Fighter owner : waiting(play.state())) {
            if (owner.canAct() && owner.readied().isWaiting()) {
                before.get()
                        .change(play.state(), owner, owner.readied().trigger().orElseThrow())
                        .ifPresent(culprit -> offer(play, owner, culprit));
            }
        }
    }

    /** The gamemaster says that what was put in words has happened. */
    public static void fire(Play<WastelandState> play, Fighter owner) {
        if (owner.canAct() && owner.readied().isWaiting()) {
            offer(play, owner, Optional.empty());
        }
    }

    /** Whoever drops loses it. */
    public static void lose(Play<WastelandState> play, Fighter owner) {
        if (owner.readied().isWaiting()) {
            play.emit(new ReadiedActionLost(owner.id()));
        }
    }

    private static List<Fighter> waiting(WastelandState state) {
        List<Fighter> waiting = List.of();
        for (String id : state.sequence().order()) {
            Fighter one = state.unit(id);
            if (one.readied().isWaiting() && one.canAct()) {
                waiting = waiting.isEmpty() ? new ArrayList<>() : waiting;
                waiting.add(one);
            }
        }
        return waiting;
    }

    /** The owner may take it or hold it; at whoever set it off first, if that is possible. */
    private static boolean offer(Play<WastelandState> play, Fighter owner, Optional<Fighter> culprit) {
        List<FireOption> options = new ArrayList<>();
        String stem = owner.readied().act().orElseThrow();
        for (WastelandAct act : ActMenu.majors(play.state(), owner)) {
            if (act.id().equals(stem) || ReadyOption.stem(act).equals(stem)) {
                boolean first = culprit.isPresent()
                        && act.pointer()
                                .map(ReadiedActions::unit)
                                .filter(culprit.get().id()::equals)
                                .isPresent();
                options.add(first ? 0 : options.size(), new FireOption(Optional.of(act)));
            }
        }
        if (options.isEmpty()) {
            return false;
        }
        options.add(FireOption.HOLD);
        FireOption chosen = play.choose(Request.one(owner.decider(), "ready.fire", options)
                .asking(() -> "What " + owner.name() + " waits for has come. Take the readied action?"));
        if (chosen.declines()) {
            return false;
        }
        Occasion occasion = Occasion.of(owner, owner.readied().extra());
        play.emit(new ReadiedActionTaken(owner.id()));
        ActPerformance.resolve(play, chosen.act().orElseThrow(), occasion);
        return true;
    }
}
