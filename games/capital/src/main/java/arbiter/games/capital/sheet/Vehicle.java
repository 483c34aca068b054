package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A unit that others enter and operate. Without a defence of its own it uses the operator's Scores. Ledger: CAP-VEH-1,
 * CAP-AMB-23, CAP-AMB-25.
 */
public record Vehicle(
        String id,
        String name,
        Size size,
        List<String> tags,
        OptionalInt price,
        Optional<Rarity> rarity,
        int hitPoints,
        int energy,
        @Default("1") int operators,
        @Default("0") int passengers,
        CrewView crew,
        boolean trainedOnly,
        Optional<Basis> defence,
        boolean facing,
        @Default("0") int ammo,
        List<DamageType> damageTypes,
        Optional<Training> gives,
        List<VehicleAction> actions,
        String text)
        implements Unit {

    private static final String SIGNATURE = "signature";

    public Vehicle {
        if (damageTypes.isEmpty() && actions.stream().anyMatch(Vehicle::needsType)) {
            throw new IllegalArgumentException("an Attack says its damage type, or the vehicle comes with some");
        }
    }

    private static boolean needsType(VehicleAction action) {
        return action instanceof VehicleAction.Attack attack
                && attack.profile().type().isEmpty();
    }

    @Override
    public List<String> tags() {
        return tags;
    }

    public boolean isSignature() {
        return rarity.isPresent() && rarity.get().id().equals(SIGNATURE);
    }

    public boolean offersTypes() {
        return damageTypes.size() > 1;
    }

    /** What those outside make of the people in a vehicle. Ledger: CAP-VEH-6. */
    public enum CrewView {
        HIDDEN,
        SEEN,
        TARGETABLE
    }
}
