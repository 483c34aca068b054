package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Displaced;
import arbiter.kernel.Play;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.Optional;

/** A short straight run into base contact with somebody, which is no Move Action. Ledger: CAP-AMB-82, CAP-AMB-107. */
final class Approach {

    /** Twelve directions around a base in thousandths, for when the straight way to it is blocked. */
    private static final int[][] AROUND = {
        {1000, 0}, {866, 500}, {500, 866}, {0, 1000}, {-500, 866}, {-866, 500},
        {-1000, 0}, {-866, -500}, {-500, -866}, {0, -1000}, {500, -866}, {866, -500}
    };

    private static final int THOUSAND = 1000;
    private static final int TWO_SIZES = 2;

    private Approach() {}

    /** Where the unit would stand, touching the other, after at most so many metres; where it is if it touches already. */
    static Optional<Base> place(CapitalState state, Combatant unit, Combatant other, int metres) {
        if (state.touching(unit, other)) {
            return Optional.of(unit.base());
        }
        if (!unit.base().within(other.base(), metres * THOUSAND)) {
            return Optional.empty();
        }
        int apart = (unit.base().diameter() + other.base().diameter()) / 2;
        Point from = unit.base().centre();
        Point to = other.base().centre();
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

    static void resolve(Play<CapitalState> play, Combatant unit, Base place) {
        if (!place.equals(unit.base())) {
            play.emit(new Displaced(unit.id(), place));
        }
    }

    private static boolean open(CapitalState state, Combatant unit, Point to, int metres) {
        Path path = Path.of(unit.base().centre(), to);
        if (path.length() > metres * THOUSAND || !Blocker.clear(unit.base().centre(), to, state.blockers())) {
            return false;
        }
        Base end = unit.base().movedTo(to);
        for (Combatant other : state.combatants()) {
            if (other != unit && other.present() && inTheWay(unit, other, path, end)) {
                return false;
            }
        }
        return true;
    }

    /** Nobody gets through what is not larger, nor ends inside what is only one size larger. */
    private static boolean inTheWay(Combatant unit, Combatant other, Path path, Base end) {
        int larger = other.profile().size().rank() - unit.profile().size().rank();
        return larger <= 0 && path.crosses(unit.base().diameter(), other.base())
                || larger < TWO_SIZES && end.overlaps(other.base());
    }
}
