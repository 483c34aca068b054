package arbiter.games.capital.vehicle;

import arbiter.games.capital.move.Movement;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** A vehicle without hit points: no Critical Condition, no Bones, and its people stand around it. Ledger: CAP-AMB-26. */
public final class Wreck {

    private Wreck() {}

    public static void resolve(Play<CapitalState> play, Combatant vehicle) {
        play.emit(new Wrecked(vehicle.id()));
        if (vehicle.base().altitude() == 0) { // in the air they stay aboard
            empty(play, vehicle);
        }
    }

    public static void empty(Play<CapitalState> play, Combatant vehicle) {
        for (String id : vehicle.crew().aboard()) {
            Combatant unit = play.state().unit(id);
            play.emit(new Alighted(
                    id, VehicleExits.around(play.state(), unit, vehicle).get(0).at()));
            Movement.slip(play, unit);
        }
    }
}
