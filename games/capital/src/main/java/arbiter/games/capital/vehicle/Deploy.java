package arbiter.games.capital.vehicle;

import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Takes a firm stand with better Aim, or gives it up again. Ledger: CAP-VEH-7, CAP-AMB-30. */
record Deploy(Combatant unit, Combatant vehicle, VehicleAction.Deploy action) implements VehicleAct {

    @Override
    public String id() {
        return "deploy:" + vehicle.id();
    }

    @Override
    public String text() {
        return (vehicle.crew().deployed() ? "Make ready to move: the " : "Deploy the ") + vehicle.name();
    }

    @Override
    public List<Cost> costs() {
        return VehicleEnergy.shown(action.energy());
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        VehicleEnergy.pay(play, vehicle, action.energy(), "its stand");
        play.emit(new Deployed(vehicle.id(), !vehicle.crew().deployed()));
    }
}
