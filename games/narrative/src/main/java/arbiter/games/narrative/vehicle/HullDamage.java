package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.sheet.Scale;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.TrackEvents.HullTraumaSuffered;
import arbiter.games.narrative.vehicle.TrackEvents.SystemStrainSuffered;
import arbiter.games.narrative.vehicle.critical.CriticalHitInProgress;
import arbiter.games.narrative.vehicle.critical.SinkingHit;
import arbiter.games.narrative.vehicle.gun.GunEvents;
import arbiter.games.narrative.vehicle.gun.MountedGun;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/**
 * What a hit does to a vehicle: its damage less armour, what the pilot braces for, the rest as hull trauma. Ledger:
 * NAR-VEH-9, NAR-VEH-10, NAR-VMAN-2.
 */
public final class HullDamage {

    /** A point on the planetary scale is so many on the personal one. Ledger: NAR-VEH-9. */
    private static final int PERSONAL = 10;

    private HullDamage() {}

    /** Damage with net successes, less the armour that Breach and Pierce leave; it comes to 0 at least. */
    public static Modifiers pastArmour(Hit hit) {
        int armour =
                Math.max(0, VehicleRatings.armour(hit.target()) - hit.source().rating("breach")); // NAR-DMG-3
        int against = isPlanetary(hit)
                ? armour
                : Math.max(0, PERSONAL * armour - hit.source().rating("pierce")); // NAR-VEH-10
        Modifiers damage = hit.damage();
        return damage.and("armour", -Math.min(against, damage.total()));
    }

    private static boolean isPlanetary(Hit hit) {
        return hit.source().scale() == Scale.PLANETARY;
    }

    /** Every point of a vehicle's weapon and whole tens of personal damage; strain does nothing to a hull. */
    public static int trauma(Hit hit) {
        int left = pastArmour(hit).total();
        return hit.strain() ? 0 : isPlanetary(hit) ? left : left / PERSONAL; // NAR-VEH-10
    }

    /** Personal damage has to come to ten after armour. Ledger: NAR-SPEND-12, NAR-VEH-9. */
    public static boolean getsPastArmour(NarrativeState state, Hit hit) {
        return trauma(hit) > 0;
    }

    /** Armour, Brace for Impact, hull trauma. Ledger: section 5.2, step 16. */
    public static void strike(Play<NarrativeState> play, AttackInProgress attack, Hit hit) {
        strike(play, hit);
        if (rattles(play.state(), attack, hit)) { // NAR-CA-6
            play.emit(new SystemStrainSuffered(hit.target().id(), 1));
        }
    }

    /** A hit that nobody aimed. Ledger: NAR-VACT-2. */
    public static void strike(Play<NarrativeState> play, Hit hit) {
        Participant vehicle = hit.target();
        int trauma = trauma(hit);
        play.emit(new GunEvents.HullStruck(vehicle.id(), hit.source().name(), pastArmour(hit), trauma));
        int left = trauma - Brace.lessTrauma(play, vehicle, trauma);
        hit.dealt(left);
        if (left > 0) {
            play.emit(new HullTraumaSuffered(vehicle.id(), left));
        }
    }

    private static boolean rattles(NarrativeState state, AttackInProgress attack, Hit hit) {
        return hit.source() instanceof MountedGun
                && Crew.vehicleOf(state, attack.actor())
                        .map(own -> own.crewEffects().has(CrewEffect.Kind.RATTLING_FIRE))
                        .orElse(false);
    }

    /** A Critical Hit that was paid for, and going down apart from it. Ledger: NAR-VCRIT-1, NAR-SINK-1, step 17. */
    public static void criticalHit(Play<NarrativeState> play, AttackInProgress attack, Hit hit) {
        if (hit.target().present()) {
            CriticalHitInProgress.byAttack(play, hit.target(), attack.actor(), hit.activations());
        }
        if (attack.timesBought(VehicleAttacks.SINKING) > 0) {
            SinkingHit.inflict(play, hit.target(), attack.actor());
        }
    }

    /** Ledger: NAR-VEH-11, section 5.2, step 18. */
    public static void threshold(Play<NarrativeState> play, AttackInProgress attack, Hit hit) {
        HullThreshold.exceeded(play, hit.target(), Optional.of(attack.actor()));
    }
}
