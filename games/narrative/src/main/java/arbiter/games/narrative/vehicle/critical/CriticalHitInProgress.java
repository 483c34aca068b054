package arbiter.games.narrative.vehicle.critical;

import arbiter.dice.Dice;
import arbiter.dice.Draw;
import arbiter.games.narrative.sheet.VehicleCriticalHit;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.Brace;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.CriticalHitRolled;
import arbiter.games.narrative.vehicle.critical.CriticalHitEvents.CriticalHitSuffered;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/**
 * One Critical Hit: a percentile roll with what is added to it, less what the pilot braces for, looked up in the table.
 * Vicious and whatever else changes Critical Injuries has no part in it. Ledger: NAR-VCRIT-1, NAR-VEH-7, NAR-VMAN-2.
 */
public record CriticalHitInProgress(Participant vehicle, Optional<Participant> attacker, VehicleCriticalHit row) {

    private static final Draw<Integer> PERCENT = Dice.of(1, 100).sum();
    private static final int FOR_EACH_BEFORE = 10;

    /** The row of the table with that id. */
    public static VehicleCriticalHit row(NarrativeState state, String id) {
        return state.tables().hits().stream()
                .filter(row -> row.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no Critical Hit " + id));
    }

    /** Somebody's attack went through, activated so often. Ledger: NAR-VCRIT-1. */
    public static void byAttack(Play<NarrativeState> play, Participant vehicle, Participant attacker, int activations) {
        Modifiers more = Modifiers.of("further activations", FOR_EACH_BEFORE * (activations - 1));
        roll(play, vehicle, Optional.of(attacker), more);
    }

    /** Rolls, and does what the table says; at 0 or less it is cancelled. */
    public static void roll(
            Play<NarrativeState> play, Participant vehicle, Optional<Participant> attacker, Modifiers added) {
        Modifiers modifiers = added.and(
                "earlier Critical Hits",
                FOR_EACH_BEFORE * vehicle.criticalHits().hits().size());
        int rolled = play.draw("critical-hit.roll", PERCENT);
        int lowered = Brace.lowerCriticalHit(play, vehicle, rolled + modifiers.total());
        Modifiers all = modifiers.and("Brace for Impact", -lowered);
        int total = rolled + all.total();
        if (total <= 0) {
            play.emit(new CriticalHitRolled(vehicle.id(), rolled, all, Optional.empty()));
            return;
        }
        VehicleCriticalHit row = play.state().tables().hit(total);
        play.emit(new CriticalHitRolled(vehicle.id(), rolled, all, Optional.of(row.name())));
        new CriticalHitInProgress(vehicle, attacker, row).strike(play);
    }

    /** Adds it to those that the vehicle has, and does what it does at once. */
    public void strike(Play<NarrativeState> play) {
        CriticalHitTrait trait = CriticalHitTraits.of(row.id());
        play.emit(new CriticalHitSuffered(vehicle.id(), new SufferedHit(row.id(), trait.gun(play, this))));
        trait.strike(play, this);
    }
}
