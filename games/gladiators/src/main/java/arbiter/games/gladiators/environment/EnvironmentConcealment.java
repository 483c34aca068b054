package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.board.Spot;
import arbiter.space.hex.HexLine;
import arbiter.space.hex.HexSide;
import java.util.List;

/**
 * How well fog, night or rain conceal what is some hexes away. Where the Level changes on the way, every Level counts with
 * the hexes that have at least that much, and the highest concealment applies. Ledger: GG-EN-06, GG-EN-08, GG-EN-11,
 * GG-AMB-65, GG-AMB-73.
 */
public final class EnvironmentConcealment {

    /** What hinders Vision; of these only rain hinders Enhanced Vision. Ledger: GG-AMB-65. */
    public static final List<Climate> VISION = List.of(Climate.FOG_SMOKE, Climate.NIGHT, Climate.RAIN);

    public static final List<Climate> ENHANCED_VISION = List.of(Climate.RAIN);

    private static final int FOG_PER_HEX = 6;
    private static final int RAIN_PER_HEX = 14;

    private EnvironmentConcealment() {}

    /** The concealment of what is so many hexes off through one Level. Ledger: GG-AMB-65. */
    public static int concealment(Climate kind, int level, int hexes) {
        if (level < 1) {
            return 0;
        }
        return switch (kind) {
            case FOG_SMOKE, NIGHT -> concealment(level, hexes - 1, FOG_PER_HEX);
            case RAIN -> concealment(level, hexes - 2, RAIN_PER_HEX);
            default -> 0;
        };
    }

    /** Below the Level at which each hex conceals by 2: one for every so many hexes; from there on more for each hex. */
    private static int concealment(int level, int beyond, int perHex) {
        int counted = Math.max(0, beyond);
        return level < perHex ? counted / (perHex - level) : (level - perHex + 2) * counted;
    }

    /** The highest concealment of one spot from another by these kinds. Ledger: GG-AMB-73. */
    public static int between(Environments environments, List<Climate> kinds, Spot from, Spot to) {
        int highest = 0;
        for (Climate kind : environments.isEmpty() ? List.<Climate>of() : kinds) {
            highest = Math.max(highest, between(environments, kind, from, to));
        }
        return highest;
    }

    /** Counts the hexes of the straight line, without that of whoever looks; straight up they count as well. */
    private static int between(Environments environments, Climate kind, Spot from, Spot to) {
        int[] levels = new int[from.distance(to)];
        int most = 0;
        for (int step = 1; step <= levels.length; step++) {
            levels[step - 1] = environments.level(kind, onTheWay(from, to, step, levels.length));
            most = Math.max(most, levels[step - 1]);
        }
        int highest = 0;
        for (int level = 1; level <= most; level++) {
            int hexes = 0;
            for (int one : levels) {
                hexes += one >= level ? 1 : 0;
            }
            highest = Math.max(highest, concealment(kind, level, hexes));
        }
        return highest;
    }

    private static Spot onTheWay(Spot from, Spot to, int step, int steps) {
        HexLine line = HexLine.between(from.hex(), to.hex());
        return new Spot(
                line.hex(part(line.steps(), step, steps), HexSide.LEFT),
                from.altitude() + part(to.altitude() - from.altitude(), step, steps));
    }

    /** So many parts of a whole, rounded. */
    private static int part(int whole, int step, int steps) {
        return (int) Math.floorDiv(2L * whole * step + steps, 2L * steps);
    }
}
