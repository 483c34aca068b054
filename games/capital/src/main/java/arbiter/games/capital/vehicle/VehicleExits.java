package arbiter.games.capital.vehicle;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Places beside a vehicle where somebody fits who gets out of it. Ledger: CAP-AMB-26, CAP-AMB-28. */
final class VehicleExits {

    private static final int STEP = 30;
    private static final int HOURS = 12;
    private static final int FULL_TURN = 360;

    /** A place to get out to, by the clock: twelve is ahead of the vehicle. */
    record Exit(Point at, int hour) implements Option {

        @Override
        public String id() {
            return at.toString();
        }

        @Override
        public String text() {
            return "Get out at " + hour + " o'clock";
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(at.toString()));
        }
    }

    private VehicleExits() {}

    /** All around in base contact, from the front to the right; one of them even if nothing is free. */
    static List<Exit> around(CapitalState state, Combatant unit, Combatant vehicle) {
        List<Exit> exits = new ArrayList<>();
        Facing front = vehicle.crew().facing();
        for (int turn = 0; turn < 360; turn += STEP) {
            Point at = beside(unit, vehicle, front.turned(turn));
            if (fits(state, unit, vehicle, at)) {
                exits.add(exit(vehicle, at));
            }
        }
        if (exits.isEmpty()) {
            exits.add(exit(vehicle, beside(unit, vehicle, front.turned(180))));
        }
        return exits;
    }

    static Exit exit(Combatant vehicle, Point at) {
        int right = Facing.toward(vehicle.base().centre(), at).degrees()
                - vehicle.crew().facing().degrees();
        int hours = (right + FULL_TURN + STEP / 2) / STEP % HOURS;
        return new Exit(at, hours == 0 ? HOURS : hours);
    }

    /** In contact with the vehicle, in that direction from its centre. */
    static Point beside(Combatant unit, Combatant vehicle, Facing direction) {
        int apart = (unit.base().diameter() + vehicle.base().diameter()) / 2;
        return direction.ahead(vehicle.base().centre(), apart);
    }

    static boolean fits(CapitalState state, Combatant unit, Combatant vehicle, Point at) {
        Base base = Base.at(at, unit.base().diameter());
        for (Combatant other : state.units()) {
            if (other != unit
                    && other != vehicle
                    && other.riding().isEmpty()
                    && other.present()
                    && base.overlaps(other.base())) {
                return false;
            }
        }
        for (Blocker blocker : state.blockers().near(vehicle.base().centre(), at, 0)) {
            if (blocker.meets(vehicle.base().centre(), at)) {
                return false;
            }
        }
        return true;
    }
}
