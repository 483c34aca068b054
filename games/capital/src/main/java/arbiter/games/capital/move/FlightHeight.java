package arbiter.games.capital.move;

import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Refused;
import arbiter.space.plane.Path;
import java.util.Optional;

/** At what height a unit can move. Ledger: CAP-KEY-FLYING, CAP-AMB-38. */
final class FlightHeight {

    private static final int MILLIMETRES = 1000;
    private static final int LOWEST_HOVER = 1000;
    private static final int HIGHEST_HOVER = 3000;

    private FlightHeight() {}

    static boolean hovers(Combatant unit) {
        return unit.profile().is(UnitTag.HOVERS);
    }

    static boolean flies(Combatant unit) {
        return unit.profile().is(UnitTag.FREE_FLIGHT) && unit.isUp();
    }

    /** The way of a unit over the ground, ending at a height in millimetres, or about as high as it is now. */
    static MovementPath course(Combatant unit, Path path, Optional<Integer> height) {
        int now = unit.base().altitude();
        if (hovers(unit) && unit.isUp()) {
            int to = height.orElse(Math.max(LOWEST_HOVER, Math.min(HIGHEST_HOVER, now)));
            return MovementPath.hovering(path, now, to);
        }
        return flies(unit) ? MovementPath.sloping(path, now, height.orElse(now)) : MovementPath.level(path, now);
    }

    /** Refuses a height that the unit cannot end at. */
    static void check(Combatant unit, int height) {
        if (hovers(unit) && unit.isUp()) {
            if (height < LOWEST_HOVER || height > HIGHEST_HOVER || height % MILLIMETRES != 0) {
                throw new Refused(unit.name() + " hovers 1, 2 or 3 metres above the ground");
            }
        } else if (!flies(unit)) {
            throw new Refused(unit.name() + " cannot fly: leave out the height");
        } else if (height < 0) {
            throw new Refused("the ground is at height 0");
        }
    }
}
