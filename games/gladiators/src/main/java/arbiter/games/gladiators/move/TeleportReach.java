package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.detect.PlaceSense;
import arbiter.games.gladiators.move.Position.Medium;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.List;
import java.util.Optional;

/** Crosses nothing; the destination has to be detected. It may be in the air, where one falls later. Ledger: GG-MV-04. */
final class TeleportReach {

    private TeleportReach() {}

    static Optional<MovePath> to(GladiatorsState state, Gladiator unit, Spot spot) {
        if (spot.altitude() < 0
                || spot.equals(unit.position().spot())
                || state.walls().fills(spot)
                || !PlaceSense.detects(state, unit, spot)) {
            return Optional.empty();
        }
        Position end = Surfaces.stands(state, spot)
                ? Surfaces.standing(spot)
                : new Position(spot.hex(), spot.altitude(), Medium.OPEN);
        return Optional.of(MovePath.of(List.of(unit.hex(), spot.hex()), end, MoveClass.TELEPORT)
                .lasting(spot.distance(unit.position().spot())));
    }
}
