package arbiter.games.capital.vehicle;

import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import java.util.List;

/** What those aboard can do with a vehicle in place of their own Actions. Ledger: CAP-VEH-4. */
public final class VehicleActions {

    private VehicleActions() {}

    public static void offer(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (unit.riding().isEmpty()) {
            return;
        }
        Seat seat = unit.riding().get();
        Combatant vehicle = state.unit(seat.vehicle());
        if (!vehicle.isUp()) { // CAP-AMB-26
            return;
        }
        for (VehicleAction action : vehicle.vehicle().vehicle().actions()) {
            if (!VehicleEnergy.covers(state, vehicle, action.energy())) {
                continue;
            }
            if (action instanceof VehicleAction.Reload reload && (seat.operates() || reload.byPassengers())) {
                LoadGun.offer(unit, vehicle, reload, menu);
            } else if (action instanceof VehicleAction.Deploy deploy && seat.operates()) {
                menu.add(new Deploy(unit, vehicle, deploy));
            } else if (action instanceof VehicleAction.Move move && seat.operates()) {
                Drive.offer(state, unit, vehicle, move, menu);
            }
        }
    }
}
