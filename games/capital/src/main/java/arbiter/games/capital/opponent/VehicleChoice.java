package arbiter.games.capital.opponent;

import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.Drive;
import arbiter.games.capital.vehicle.VehicleCrew;
import arbiter.games.capital.vehicle.VehiclePath;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.List;
import java.util.Optional;

/**
 * What an opponent aboard a vehicle does when it has no good Attack: keeps it in the air, loads the gun, drives to where
 * its weapons reach, takes over empty controls, and gets out of what is of no more use.
 */
final class VehicleChoice {

    private static final int NOTHING = -1;
    private static final int MILLIMETRES = 1000;
    /** Guns reach further than one needs to be from an enemy who drives as well. */
    private static final int FARTHEST = 20 * MILLIMETRES;

    private static final int MELEE = 4;
    private static final double COMFORT = 0.6;
    private static final long OUT_OF_SIGHT = 1L << 40;
    private static final double HALF = 0.5;

    private VehicleChoice() {}

    /** Whether an enemy is one to go after: not a vehicle that nobody is in. */
    static boolean matters(Combatant unit) {
        return !unit.isVehicle()
                || !unit.crew().operators().isEmpty()
                || !unit.crew().passengers().isEmpty();
    }

    /** What a hit point of a unit is worth: less on a vehicle whose people can be hit instead. */
    static double worth(Combatant target) {
        if (!target.isVehicle()) {
            return 1;
        }
        if (!matters(target)) {
            return 0;
        }
        return target.vehicle().vehicle().crew() == Vehicle.CrewView.TARGETABLE ? HALF : 1;
    }

    /** Somebody in the air has to move before anything else. Ledger: CAP-AMB-31. */
    static int first(CapitalState state, Combatant unit, List<? extends Option> options) {
        if (unit.riding().isEmpty() || unit.base().altitude() == 0) {
            return NOTHING;
        }
        boolean moved = vehicle(state, unit).crew().moved();
        return moved ? NOTHING : drive(state, vehicle(state, unit), options, Long.MAX_VALUE);
    }

    /** The place of the best thing to do aboard; nothing for somebody on foot, or where an Attack is better. */
    static int instead(CapitalState state, Combatant unit, List<? extends Option> options, int attack) {
        if (unit.riding().isEmpty()) {
            return NOTHING;
        }
        Combatant vehicle = vehicle(state, unit);
        VehicleCrew crew = vehicle.crew();
        int better = crew.operators().isEmpty() ? find(options, "board:" + vehicle.id() + ":controls") : NOTHING;
        if (better == NOTHING) {
            better = find(options, "load:");
        }
        if (better == NOTHING && crew.driven() == 0) {
            better = drive(
                    state, vehicle, options, off(state, vehicle, vehicle.base().centre(), comfort(state, vehicle)));
        }
        boolean useless = unit.riding().get().operates()
                ? find(options, "drive:") == NOTHING
                : crew.operators().isEmpty();
        return better == NOTHING && useless && attack == NOTHING ? find(options, "alight:") : better;
    }

    /** The Move Action with the best of all routes, if that is better than to be so far off. */
    private static int drive(CapitalState state, Combatant vehicle, List<? extends Option> options, long off) {
        long wanted = comfort(state, vehicle);
        int best = NOTHING;
        long least = off;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Drive drive) {
                for (VehiclePath route : drive.routes()) {
                    long there = off(state, vehicle, route.path().end(), wanted);
                    if (there < least) {
                        least = there;
                        best = i;
                    }
                }
            }
        }
        return best;
    }

    /** The route that ends where the vehicle's weapons, or those of the people on it, reach best. */
    static int route(CapitalState state, Request<?> request) {
        Optional<Combatant> driver =
                state.find(request.decider().id()).filter(unit -> unit.riding().isPresent());
        if (driver.isEmpty()) {
            return request.fallbackIndex(); // the gamemaster answers for a companion on its own
        }
        Combatant vehicle = vehicle(state, driver.get());
        long wanted = comfort(state, vehicle);
        List<? extends Option> options = request.options();
        int best = request.fallbackIndex();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof VehiclePath route) {
                long there = off(state, vehicle, route.path().end(), wanted);
                if (there < least) {
                    least = there;
                    best = i;
                }
            }
        }
        return best;
    }

    private static Combatant vehicle(CapitalState state, Combatant unit) {
        return state.unit(unit.riding().orElseThrow().vehicle());
    }

    private static long comfort(CapitalState state, Combatant vehicle) {
        long reach = 0;
        for (VehicleAction action : vehicle.vehicle().vehicle().actions()) {
            if (action instanceof VehicleAction.Attack attack) {
                int metres = attack.profile().range().metres();
                reach = Math.max(reach, metres <= MELEE ? 0 : (long) (metres * COMFORT * MILLIMETRES));
            }
        }
        if (vehicle.vehicle().vehicle().crew() == Vehicle.CrewView.TARGETABLE) {
            for (String id : vehicle.crew().aboard()) {
                reach = Math.max(reach, PreferredPlace.comfort(state, state.unit(id)));
            }
        }
        return Math.min(FARTHEST, reach);
    }

    private static long off(CapitalState state, Combatant vehicle, Point place, long wanted) {
        long least = Long.MAX_VALUE;
        Base there = vehicle.base().movedTo(place);
        List<Combatant> combatants = state.units();
        for (int i = 0; i < combatants.size(); i++) {
            Combatant other = combatants.get(i);
            if (other.isUp() && state.enemies(vehicle, other) && matters(other)) {
                boolean seen = Blocker.clear(place, other.base().centre(), state.blockers());
                int gap = there.gap(other.base());
                least = Math.min(least, seen ? Math.abs(gap - wanted) : OUT_OF_SIGHT + gap);
            }
        }
        return least;
    }

    private static int find(List<? extends Option> options, String beginning) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).id().startsWith(beginning) && !ActionChoice.isPointless(options.get(i))) {
                return i;
            }
        }
        return NOTHING;
    }
}
