package arbiter.games.capital.vehicle;

import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Loading the gun of a vehicle, which passengers can do too. Ledger: CAP-EQ-6, CAP-AMB-32. */
record LoadGun(Combatant unit, Combatant vehicle, VehicleAction.Reload reload) implements VehicleAct {

    static void offer(Combatant unit, Combatant vehicle, VehicleAction.Reload reload, List<CapitalAct> menu) {
        menu.add(new LoadGun(unit, vehicle, reload));
    }

    @Override
    public String id() {
        return "load:" + vehicle.id();
    }

    @Override
    public String text() {
        return "Load the gun of the " + vehicle.name();
    }

    @Override
    public List<Cost> costs() {
        return VehicleEnergy.shown(reload.energy());
    }

    @Override
    public boolean isPointless() {
        return vehicle.crew().ammo() >= vehicle.vehicle().vehicle().ammo();
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        VehicleEnergy.pay(play, vehicle, reload.energy(), "loading");
        int full = vehicle.vehicle().vehicle().ammo(); // CAP-AMB-141
        play.emit(new ShellsChanged(vehicle.id(), Math.min(full, vehicle.crew().ammo() + reload.ammo())));
    }
}
