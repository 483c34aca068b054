package arbiter.games.gladiators.board;

import arbiter.space.hex.Hex;
import arbiter.space.hex.HexSide;
import java.util.Optional;

/**
 * Scenery that covers a target from an attacker, and what it takes off the hit roll: 1 for half, 2 for 75 %, 3 for 90 %.
 * It is one hex high, so it does not help against who shoots over it, nor those who fly. Ledger: GG-HIT-14.
 */
public record HardCover(Hex hex, int penalty) {

    /** How high scenery is, in hexes. */
    private static final int HEIGHT = 1;

    private interface Measure {
        int of(int q, int r);
    }

    static Optional<HardCover> between(BattleMap map, Spot from, Spot to) {
        return best(map::cover, from, to);
    }

    static int hiding(BattleMap map, Spot from, Spot to) {
        return best(map::concealment, from, to).map(HardCover::penalty).orElse(0);
    }

    /** What is in the target's own hex, or what is in the hex before it if that is more. */
    private static Optional<HardCover> best(Measure measure, Spot from, Spot to) {
        SlopedLine line = SlopedLine.between(from, to);
        if (line.steps() == 0) {
            return Optional.empty();
        }
        int own = to.altitude() < HEIGHT ? measure.of(to.hex().q(), to.hex().r()) : 0;
        int step = line.steps() - 1;
        int before = step > 0 && line.isMetBy(HEIGHT, step)
                ? Math.min(at(measure, line, step, HexSide.LEFT), at(measure, line, step, HexSide.RIGHT))
                : 0;
        if (own == 0 && before == 0) {
            return Optional.empty();
        }
        return Optional.of(
                own >= before
                        ? new HardCover(to.hex(), own)
                        : new HardCover(line.hexes().hex(step, HexSide.LEFT), before));
    }

    private static int at(Measure measure, SlopedLine line, int step, HexSide side) {
        return measure.of(line.hexes().q(step, side), line.hexes().r(step, side));
    }
}
