package arbiter.games.narrative.vehicle.critical;

import arbiter.dice.Dice;
import arbiter.dice.Draw;
import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.critical.PerilEvents.PerilAverted;
import arbiter.games.narrative.vehicle.critical.PerilEvents.SinkingBegan;
import arbiter.kernel.Play;
import java.util.Optional;

/**
 * A ship or an aircraft that an attacker brings down apart from the Critical Hit it has just taken. Ledger: NAR-SINK-1,
 * NAR-CH-13.
 */
public final class SinkingHit implements CriticalHitTrait {

    public static final String ROW = "crashing-or-sinking";

    private static final Draw<Integer> TEN = Dice.of(1, 10).sum();

    /** Whether a vehicle is of a kind that can go down, and does not yet. */
    public static boolean isPossible(Participant vehicle) {
        return vehicle.isVehicle()
                && vehicle.model().medium() != Vehicle.Medium.LAND
                && vehicle.perils().sinksAfter().isEmpty();
    }

    public static void inflict(Play<NarrativeState> play, Participant vehicle, Participant attacker) {
        if (vehicle.present() && isPossible(vehicle)) {
            new CriticalHitInProgress(vehicle, Optional.of(attacker), CriticalHitInProgress.row(play.state(), ROW))
                    .strike(play);
        }
    }

    /** From 1 to 5 rounds, half of a ten-sided die; the current one does not count. Ledger: NAR-DICE-7. */
    @Override
    public void strike(Play<NarrativeState> play, CriticalHitInProgress hit) {
        int rounds = (play.draw("sinking.rounds", TEN) + 1) / 2;
        play.emit(new SinkingBegan(hit.vehicle().id(), play.state().round() + rounds, rounds));
    }

    @Override
    public void repaired(Play<NarrativeState> play, Participant vehicle) {
        play.emit(new PerilAverted(vehicle.id(), true));
    }
}
