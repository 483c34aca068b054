package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.ArrayList;
import java.util.List;

/** A jump: straight over the hexes between. Ledger: GG-MV-02, GG-MV-03, GG-AMB-28. */
final class StraightWay {

    private StraightWay() {}

    static MovePath path(Spot from, Position end, MoveClass by) {
        Spot to = end.spot();
        HexLine line = HexLine.between(from.hex(), to.hex());
        List<Hex> hexes = new ArrayList<>();
        for (int step = 0; step <= line.steps(); step++) {
            hexes.add(line.hex(step, HexSide.LEFT));
        }
        return MovePath.of(hexes, end, by);
    }

    /** Whether a jump of that height passes over everything between, and under no roof that it would hit. */
    static boolean clears(GladiatorsState state, Spot from, Spot to, int height) {
        if (state.map().isUnderRoof(from) || state.map().isUnderRoof(to)) {
            return new LineOfFire(state.map(), state.walls()).fires(from, to);
        }
        HexLine line = HexLine.between(from.hex(), to.hex());
        for (int step = 1; step < line.steps(); step++) {
            Hex hex = line.hex(step, HexSide.LEFT);
            int wall = state.walls().height(hex.q(), hex.r());
            int roof = state.map().roof(hex.q(), hex.r());
            if (Math.max(wall, roof) > Math.min(from.altitude(), to.altitude()) + height) {
                return false;
            }
        }
        return true;
    }
}
