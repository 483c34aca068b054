package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Optional;

/** What a vehicle can do; operators use these in place of their own Actions. Ledger: CAP-VEH-4. */
public sealed interface VehicleAction {

    int energy();

    /** A Move Action; from the ground or in flight where it says so. Without facing it goes anywhere. */
    record Move(
            @Default("0") int energy,
            List<Leg> legs,
            Optional<From> from,
            @Default("0") int climb,
            boolean climbsExactly,
            boolean drift)
            implements VehicleAction {}

    /** An Attack from the vehicle. */
    record Attack(@Default("0") int energy, AttackProfile profile) implements VehicleAction {}

    /** Brings back some Ammo. */
    record Reload(@Default("0") int energy, int ammo, boolean byPassengers) implements VehicleAction {}

    /** Switches between moving and a firm stand with Aim. Ledger: CAP-VEH-7. */
    record Deploy(@Default("0") int energy, int aim, int freeAims) implements VehicleAction {}

    /** What happens at the end of a round in the air without a Move Action. Ledger: CAP-AMB-31. */
    record Dive(@Default("0") int energy, int forwards, int down) implements VehicleAction {}

    /** Where a move begins. */
    enum From {
        GROUND,
        AIR
    }

    /** A straight part of a vehicle's move, and how far it may turn afterwards, in degrees. */
    record Leg(
            int metres,
            boolean exactly,
            boolean backwards,
            @Default("0") int thenTurn) {}
}
