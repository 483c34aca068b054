package arbiter.games.capital.watch;

import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.RemainingPath;
import arbiter.games.capital.turn.SeizeInitiative;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A friend may ask the Active unit for its CHA at any point of its movement; the movement goes on afterwards. Ledger:
 * CAP-AMB-90.
 */
final class SeizeDuringMove {

    private SeizeDuringMove() {}

    /** Whether anybody could ask while the mover is on its way. */
    static boolean possible(CapitalState state, Combatant mover, Motion motion) {
        Optional<Combatant> active = active(state, mover, motion);
        if (active.isPresent()) {
            for (Combatant unit : state.units()) {
                if (SeizeInitiative.mayAsk(state, unit, active.get())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The Active unit, if it is what moves or drives what moves. */
    static Optional<Combatant> active(CapitalState state, Combatant mover, Motion motion) {
        if (motion != Motion.MOVE || state.active().isEmpty()) {
            return Optional.empty();
        }
        Combatant active = state.unit(state.active().get());
        boolean drives =
                active.riding().isPresent() && active.riding().get().vehicle().equals(mover.id());
        return active == mover || drives ? Optional.of(active) : Optional.empty();
    }

    /** The earliest point of the rest of the way that anybody names; those the mover has turned down are not asked. */
    static Optional<Interrupt.Break> earliest(
            Play<CapitalState> play, Combatant active, RemainingPath left, List<Combatant> turnedDown) {
        CapitalState state = play.state();
        Optional<Interrupt.Break> first = Optional.empty();
        for (int place = 0; place < state.units().size(); place++) {
            Combatant unit = state.inOrder(place);
            if (SeizeInitiative.mayAsk(state, unit, active)
                    && !turnedDown.contains(unit)
                    && SeizeInitiative.wants(play, unit, "seize.midway")) {
                Interrupt.SeizeAt named = point(play, unit, active, left);
                first = first.isEmpty() || named.at() < first.get().at() ? Optional.of(named) : first;
            }
        }
        return first;
    }

    private static Interrupt.SeizeAt point(
            Play<CapitalState> play, Combatant unit, Combatant active, RemainingPath left) {
        List<Interrupt.SeizeAt> points = new ArrayList<>();
        for (int at : left.points(unit)) {
            points.add(new Interrupt.SeizeAt(unit, active, at, left.course().at(at)));
        }
        return play.choose(Request.one(unit.decider(), "seize.point", points)
                .asking(() -> "At which point of " + left.mover().name() + "'s way does " + unit.name() + " act?"));
    }
}
