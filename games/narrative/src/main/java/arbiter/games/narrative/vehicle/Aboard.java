package arbiter.games.narrative.vehicle;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: the vehicle that somebody is aboard, and the seat; nothing for whoever is on foot. Ledger: NAR-VEH-13. */
public record Aboard(Optional<String> vehicle, Seat seat) implements Part {

    public static final Aboard ON_FOOT = new Aboard(Optional.empty(), Seat.PASSENGER);

    public static Aboard of(String vehicle, Seat seat) {
        return new Aboard(Optional.of(vehicle), seat);
    }

    public boolean isOnFoot() {
        return vehicle.isEmpty();
    }

    public boolean isAboard(String one) {
        return vehicle.isPresent() && vehicle.get().equals(one);
    }
}
