package arbiter.games.narrative.vehicle.critical;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.sheet.Zone;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.SpeedTable;
import arbiter.games.narrative.vehicle.VehicleRatings;
import arbiter.games.narrative.vehicle.gun.Facing;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/**
 * Vehicles that run into each other or into something: each takes a Critical Hit, higher with its speed and lower with
 * its defence. Ledger: NAR-COLL-1, NAR-VEH-12.
 */
public final class Collision {

    /** How hard it is; what a point of defence takes off. */
    public enum Kind {
        MINOR(10),
        MAJOR(5);

        private final int forDefence;

        Kind(int forDefence) {
            this.forDefence = forDefence;
        }

        public String word() {
            return EnumWords.of(this);
        }
    }

    private Collision() {}

    /** Every vehicle that is involved, in that order. */
    public static void resolve(Play<NarrativeState> play, Kind kind, List<Participant> vehicles) {
        for (Participant vehicle : vehicles) {
            int speed = vehicle.motion().speed();
            int defence = VehicleRatings.defence(vehicle, facing(play, vehicle)).total();
            Modifiers added = Modifiers.of("speed " + speed, SpeedTable.collisionBonus(speed))
                    .and("defence in a " + kind.word() + " collision", -kind.forDefence * defence);
            CriticalHitInProgress.roll(play, vehicle, Optional.empty(), added);
        }
    }

    /** The zone that is struck; the gamemaster is asked where it matters. Ledger: NAR-COLL-1. */
    private static Zone facing(Play<NarrativeState> play, Participant vehicle) {
        if (!VehicleRatings.hasZones(vehicle)) {
            return Zone.FORE;
        }
        return Facing.ask(
                play, Decider.GAMEMASTER, "collision.zone", () -> "Which side of " + vehicle.name() + " is struck?");
    }
}
