package arbiter.games.capital.vehicle;

import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.PowerPlay;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far a Move Action of a vehicle goes now: half of all its metres under a Power Play, in the order of its parts. One
 * whose exact part no longer fits cannot be chosen. Ledger: power-play-1, CAP-AMB-128, CAP-AMB-147.
 */
final class DriveLength {

    private DriveLength() {}

    static Optional<VehicleAction.Move> of(Combatant vehicle, VehicleAction.Move move) {
        if (!PowerPlayHindrances.of(vehicle).hampered(Hindrance.Kind.SHORT_MOVE)) {
            return Optional.of(move);
        }
        int left = move.legs().stream().mapToInt(VehicleAction.Leg::metres).sum() / 2; // CAP-GEN-3
        List<VehicleAction.Leg> legs = new ArrayList<>();
        for (VehicleAction.Leg leg : move.legs()) {
            if (leg.exactly() && leg.metres() > left) {
                return Optional.empty();
            }
            int metres = Math.min(left, leg.metres());
            legs.add(new VehicleAction.Leg(metres, leg.exactly(), leg.backwards(), leg.thenTurn()));
            left -= metres;
        }
        return Optional.of(new VehicleAction.Move(
                move.energy(), legs, move.from(), move.climb(), move.climbsExactly(), move.drift()));
    }

    /** The effect is for one Move Action. */
    static void begin(Play<CapitalState> play, Combatant vehicle) {
        PowerPlay.movedShort(play, vehicle);
    }
}
