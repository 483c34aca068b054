package arbiter.games.capital.sheet;

import java.util.Optional;

/** A vehicle as it stands on the table. Its Attacks deal the chosen type where they print none. */
public record VehicleProfile(String name, Vehicle vehicle, Optional<DamageType> type) {

    public static VehicleProfile of(Vehicle vehicle) {
        return new VehicleProfile(
                vehicle.name(), vehicle, vehicle.damageTypes().stream().findFirst());
    }

    /** What an Attack of this vehicle deals. */
    public DamageType typeOf(AttackProfile attack) {
        return attack.type().or(() -> type).orElseThrow();
    }
}
