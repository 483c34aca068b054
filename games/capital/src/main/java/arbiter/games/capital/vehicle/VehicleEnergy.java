package arbiter.games.capital.vehicle;

import arbiter.games.capital.energy.Paid;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Vehicles pay Energy for what they do, but only in combat. Ledger: CAP-VEH-2, CAP-AMB-27. */
final class VehicleEnergy {

    private VehicleEnergy() {}

    /** What something costs the vehicle now. */
    static int cost(CapitalState state, int energy) {
        return state.isPeace() ? 0 : energy;
    }

    static boolean covers(CapitalState state, Combatant vehicle, int energy) {
        return cost(state, energy) <= vehicle.energy();
    }

    static void pay(Play<CapitalState> play, Combatant vehicle, int energy, String what) {
        int cost = cost(play.state(), energy);
        if (cost > 0) {
            play.emit(new Paid(vehicle.id(), cost, what));
        }
    }

    static List<Cost> shown(int energy) {
        return energy == 0 ? List.of() : List.of(new Cost("Vehicle Energy", energy));
    }
}
