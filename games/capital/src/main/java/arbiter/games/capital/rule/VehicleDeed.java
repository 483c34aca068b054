package arbiter.games.capital.rule;

import arbiter.games.capital.state.Combatant;
import java.util.Optional;

/** An Action of a vehicle, which takes the place of one of its operator's or a passenger's. Ledger: CAP-VEH-4. */
interface VehicleDeed extends Deed {

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
