package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.space.plane.Base;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.Optional;

/** A short straight run into base contact with somebody, which is no Move Action. Ledger: CAP-AMB-82, CAP-AMB-107. */
public final class ShortRun {

    /** Twelve directions around a base in thousandths, for when the straight way to it is blocked. */
    private static final int[][] AROUND = {
        {1000, 0}, {866, 500}, {500, 866}, {0, 1000}, {-500, 866}, {-866, 500},
        {-1000, 0}, {-866, -500}, {-500, -866}, {0, -1000}, {500, -866}, {866, -500}
    };

    private static final int THOUSAND = 1000;

    private ShortRun() {}

    /** Where the unit would stand, touching the other, after at most so many metres; where it is if it touches already. */
    public static Optional<Base> place(CapitalState state, Combatant unit, Combatant other, int metres) {
        if (state.touching(unit, other)) {
            return Optional.of(unit.base());
        }
        boolean mayRun = unit.riding().isEmpty() && state.reachable(unit, other); // CAP-AMB-28, CAP-AMB-142
        Base goal = state.contactBase(other);
        if (!mayRun || !unit.base().within(goal, metres * THOUSAND)) {
            return Optional.empty();
        }
        int apart = (unit.base().diameter() + goal.diameter()) / 2;
        Point from = unit.base().centre();
        Point to = goal.centre();
        Point straight = from.toward(to, from.distance(to) - apart);
        if (open(state, unit, straight, metres)) {
            return Optional.of(unit.base().movedTo(straight));
        }
        for (int[] direction : AROUND) {
            Point beside =
                    new Point(to.x() + direction[0] * apart / THOUSAND, to.y() + direction[1] * apart / THOUSAND);
            if (open(state, unit, beside, metres)) {
                return Optional.of(unit.base().movedTo(beside));
            }
        }
        return Optional.empty();
    }

    public static void resolve(Play<CapitalState> play, Combatant unit, Base place) {
        if (!place.equals(unit.base())) {
            Movement.along(play, unit, Path.of(unit.base().centre(), place.centre()));
        }
    }

    private static boolean open(CapitalState state, Combatant unit, Point to, int metres) {
        Point from = unit.base().centre();
        return from.distance(to) <= metres * THOUSAND
                && (from.equals(to) || isFree(state, unit, to))
                && PathObstacles.isClear(
                        state,
                        unit,
                        MovementPath.level(Path.of(from, to), unit.base().altitude()));
    }

    /** Among many most places are taken, and that is seen before any way is looked at. */
    private static boolean isFree(CapitalState state, Combatant unit, Point place) {
        return PathObstacles.occupant(state, unit, unit.base().movedTo(place)).isEmpty();
    }
}
