package arbiter.games.capital.watch;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;

/**
 * How a unit watches: Overwatch Attacks left, Lockdown counters, whether this Overwatch has already saved a point of
 * Energy, and whether its own steps are careful. Ledger: section 2.17.
 */
public record Watch(int attacks, int lockdown, boolean cautiousUsed, boolean careful) implements Part {

    public static final Watch NONE = new Watch(0, 0, false, false);

    /** It is no longer on Overwatch. */
    public static void end(Combatant unit) {
        if (unit.overwatch() != 0) {
            unit.set(unit.watch().withAttacks(0));
        }
    }

    /** On Overwatch for one more Attack. */
    public static void begin(Combatant unit) {
        unit.set(unit.watch().withAttacks(unit.overwatch() + 1));
    }

    public static void setAttacks(Combatant unit, int left) {
        unit.set(unit.watch().withAttacks(left));
    }

    /** Its steps are careful ones. */
    public static void moveCarefully(Combatant unit) {
        unit.set(unit.watch().withCare());
    }

    public static void setLockdown(Combatant unit, int counters) {
        unit.set(unit.watch().withLockdown(counters));
    }

    /** Overwatch and care are over; so is that of a vehicle that watches for its owner. Ledger: CAP-AMB-126. */
    public static void turnStarts(CapitalState state, Combatant unit) {
        Watch now = unit.watch();
        unit.set(new Watch(0, now.lockdown, now.cautiousUsed, false));
        for (Combatant vehicle : state.units()) {
            if (vehicle.isVehicle()
                    && vehicle.crew().owner().isPresent()
                    && unit.id().equals(vehicle.crew().owner().get())) {
                end(vehicle);
            }
        }
    }

    Watch withAttacks(int left) {
        return new Watch(left, lockdown, cautiousUsed, careful);
    }

    Watch withLockdown(int counters) {
        return new Watch(attacks, counters, cautiousUsed, careful);
    }

    Watch withCautiousUsed(boolean used) {
        return new Watch(attacks, lockdown, used, careful);
    }

    Watch withCare() {
        return new Watch(attacks, lockdown, cautiousUsed, true);
    }
}
