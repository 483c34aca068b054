package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import java.util.List;

/** A vehicle goes along a part of its route; it is the vehicle that moves, not its crew. Ledger: CAP-AMB-142. */
final class DriveLeg {

    private DriveLeg() {}

    /** From one length on the route to another; whether it got there and can go on. */
    static boolean resolve(
            Play<CapitalState> play, Combatant vehicle, VehiclePath route, int from, int to, List<Combatant> attacked) {
        boolean whole = to == route.path().length();
        Path left = route.path().after(from);
        Path part =
                whole ? left : left.until(Math.min(to - from, left.length())); // cut to millimetres, it may be shorter
        int altitude = vehicle.base().altitude();
        int end = whole ? route.altitude() : altitude;
        int driven = vehicle.crew().driven();
        Movement.resolve(play, vehicle, MovementPath.hovering(part, altitude, end), Motion.MOVE, attacked);
        boolean arrived = vehicle.isUp() && vehicle.base().centre().equals(part.end());
        int covered = from + vehicle.crew().driven() - driven;
        Facing facing = route.facingAt(arrived ? to : covered); // stopped on the way, it has turned or not yet
        if (vehicle.isUp() && !facing.equals(vehicle.crew().facing())) {
            play.emit(new FacingSet(vehicle.id(), facing));
        }
        return arrived;
    }
}
