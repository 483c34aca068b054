package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.sheet.Zone;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.kernel.Modifiers;

/** The defence of a vehicle against somebody: that of the side it turns to them. Ledger: NAR-VEH-1, NAR-COMBAT-8. */
public final class VehicleDefence {

    private VehicleDefence() {}

    /** Unless something else is known they are before it. */
    public static Modifiers of(NarrativeState state, Participant attacker, Participant vehicle) {
        if (vehicle.bought().defenceNegated()) { // NAR-SP-C1
            return Modifiers.none();
        }
        return VehicleRatings.defence(
                vehicle, Facing.known(state, vehicle, attacker).orElse(Zone.FORE));
    }
}
