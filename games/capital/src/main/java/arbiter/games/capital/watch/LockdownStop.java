package arbiter.games.capital.watch;

import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.move.PathObstacles;
import arbiter.games.capital.move.RemainingPath;
import arbiter.games.capital.move.ShiftOption;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A Lockdown counter stops a movement in sight and may shift the unit by 3m. Ledger: lockdown-1, CAP-AMB-109. */
final class LockdownStop {

    private static final String NAME = "Lockdown";
    private static final int SHIFT = 3000;
    private static final Interrupt.Pass PASS = new Interrupt.Pass();

    private LockdownStop() {}

    /** The question where to stop the mover, if it can be seen at some point left. */
    static Optional<Request<Interrupt>> ask(CapitalState state, Combatant sentinel, RemainingPath left) {
        Combatant mover = left.mover();
        if (NothingTwice.forbids(sentinel, NAME)) {
            return Optional.empty();
        }
        List<Interrupt> options = new ArrayList<>();
        for (int at : left.points(sentinel)) {
            Point place = left.course().at(at);
            if (state.seesAt(sentinel, mover, place)) {
                options.add(new Interrupt.StopAt(sentinel, mover, at, place));
            }
        }
        if (options.isEmpty()) {
            return Optional.empty();
        }
        options.add(PASS);
        Request<Interrupt> request = Request.one(sentinel.decider(), "lockdown.interrupt", options)
                .asking(() -> mover.name() + " moves in sight of " + sentinel.name() + ". Lock them down?")
                .otherwise(PASS);
        return Optional.of(state.enemies(sentinel, mover) ? request : request.quietly());
    }

    /** The shift is a movement of its own, which can be interrupted again. */
    static void resolve(Play<CapitalState> play, Interrupt.StopAt stop, MovementPath course) {
        Combatant sentinel = stop.by();
        Combatant mover = stop.mover();
        NothingTwice.note(play, sentinel, NAME);
        play.emit(new LockdownUsed(sentinel.id(), mover.id()));
        Point here = mover.base().centre();
        ShiftOption shift = play.choose(Request.place(
                        sentinel.decider(),
                        "lockdown.shift",
                        shifts(play.state(), sentinel, mover, course.at(0)),
                        text -> ShiftOption.read(mover, text, SHIFT))
                .asking(() -> "Where to shift " + mover.name() + ", up to 3m?")
                .otherwise(new ShiftOption(here, here)));
        Movement.forced(play, mover, Path.of(here, shift.to()));
    }

    /** Nowhere, straight away from the sentinel, toward them, and back where the mover came from. */
    private static List<ShiftOption> shifts(CapitalState state, Combatant sentinel, Combatant mover, Point origin) {
        Point here = mover.base().centre();
        Point watched = sentinel.base().centre();
        List<ShiftOption> shifts = new ArrayList<>();
        shifts.add(new ShiftOption(here, here));
        add(state, mover, shifts, ShiftOption.awayFrom(watched, here, SHIFT));
        add(state, mover, shifts, ShiftOption.toward(here, watched, SHIFT));
        add(state, mover, shifts, ShiftOption.toward(here, origin, SHIFT));
        return shifts;
    }

    private static void add(CapitalState state, Combatant mover, List<ShiftOption> shifts, Point to) {
        MovementPath course = MovementPath.level(
                Path.of(mover.base().centre(), to), mover.base().altitude());
        ShiftOption shift = new ShiftOption(course.at(0), course.at(PathObstacles.clear(state, mover, course)));
        if (!shifts.contains(shift)) {
            shifts.add(shift);
        }
    }
}
