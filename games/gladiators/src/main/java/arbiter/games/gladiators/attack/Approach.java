package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.hit.DodgeMove;
import arbiter.games.gladiators.move.SteppedUp;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import java.util.List;
import java.util.Optional;

/**
 * The move that brings the target of a follow-up into range. It counts as using that Movement. Ledger: GG-FOL-2,
 * GG-AMB-118.
 */
record Approach(Hex hex, int hexes, OwnedPower movement, PlainPower way, String movementClass) {

    /** How somebody moves farthest now, by power and class; empty if it cannot move. */
    static Optional<DodgeMove> farthest(GladiatorsState state, Gladiator unit) {
        if (DodgeMove.isStuck(state, unit)) {
            return Optional.empty();
        }
        DodgeMove best = null;
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (way.kind() instanceof MovementAbility && unit.condition().works(power.place())) {
                    DodgeMove move =
                            DodgeMove.farthest(state, unit, new RunningPower(unit, power, way, Optional.empty()));
                    best = best == null || move.full(state, unit) > best.full(state, unit) ? move : best;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    void resolve(Play<GladiatorsState> play, Gladiator unit) {
        play.emit(new SteppedUp(unit.id(), hex, hexes, movementClass));
        if (!way.isAlwaysOn() && !unit.inUse().runs(movement.place())) {
            play.emit(new PowerActivated(
                    unit.id(),
                    movement.place(),
                    movement.ways().indexOf(way),
                    false,
                    List.of(unit.id()),
                    Optional.empty()));
        }
    }
}
