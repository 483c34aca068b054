package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Riding;
import java.util.List;

/** What those aboard can do with a vehicle in place of their own Actions. Ledger: CAP-VEH-4. */
final class VehicleActions {

    private VehicleActions() {}

    static void offer(CapitalState state, Combatant unit, List<Deed> menu) {
        if (unit.riding().isEmpty()) {
            return;
        }
        Riding seat = unit.riding().get();
        Combatant vehicle = state.combatant(seat.vehicle());
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
