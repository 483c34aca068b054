package arbiter.games.capital.vehicle;

import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.Combatant;
import java.util.Optional;

/** An Action of a vehicle, which takes the place of one of its operator's or a passenger's. Ledger: CAP-VEH-4. */
interface VehicleAct extends CapitalAct {

    Combatant vehicle();

    @Override
    default boolean isAction() {
        return true;
    }

    @Override
    default Optional<Combatant> machine() {
        return Optional.of(vehicle());
    }
}
