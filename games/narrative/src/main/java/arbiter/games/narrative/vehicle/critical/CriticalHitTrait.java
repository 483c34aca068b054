package arbiter.games.narrative.vehicle.critical;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;

/** What a row of the table of Critical Hits does. Ledger: table 3.17. */
public interface CriticalHitTrait {

    /** The components that do not work as long as the vehicle has it. */
    default Set<VehicleComponent> compromises() {
        return EnumSet.noneOf(VehicleComponent.class);
    }

    default boolean compromisesAllGuns() {
        return false;
    }

    /** The one gun that it damages, if it does. */
    default OptionalInt gun(Play<NarrativeState> play, CriticalHitInProgress hit) {
        return OptionalInt.empty();
    }

    /** What happens at once. */
    default void strike(Play<NarrativeState> play, CriticalHitInProgress hit) {}

    /** What is over when it is repaired. */
    default void repaired(Play<NarrativeState> play, Participant vehicle) {}
}
