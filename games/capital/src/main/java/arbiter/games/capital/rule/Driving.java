package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Driven;
import arbiter.kernel.Play;
import arbiter.space.plane.Path;

/** A vehicle goes along a part of its route; it is the vehicle that moves, not its crew. Ledger: CAP-AMB-142. */
final class Driving {

    private Driving() {}

    /** From one length on the route to another. The place where Overwatch can interrupt a vehicle. */
    static void resolve(Play<CapitalState> play, Combatant vehicle, Route route, int from, int to) {
        Path part = route.path().until(to).after(from);
        boolean whole = to == route.path().length();
        int altitude = whole ? route.altitude() : vehicle.base().altitude();
        play.emit(new Driven(vehicle.id(), part.points(), route.facingAt(to), altitude));
    }
}
