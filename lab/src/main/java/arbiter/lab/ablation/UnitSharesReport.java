package arbiter.lab.ablation;

import arbiter.content.json.Json;
import arbiter.lab.compare.Difference;
import java.util.List;

/**
 * What each unit of a side adds to its share.
 *
 * @param fights so many, each with every choice of units
 * @param won the share of the side, which is the sum of what its units add
 */
public record UnitSharesReport(
        String name, String game, String side, long seed, long fights, double won, List<Part> units) {

    /** The quantile of the normal distribution for 95 %, both tails. */
    private static final double Z = 1.959964;

    public UnitSharesReport {
        units = List.copyOf(units);
    }

    /** What one adds. */
    public record Part(String unit, String name, Difference adds) {

        static Part of(String unit, String name, double sum, double squares, long fights) {
            double mean = sum / fights;
            // One fight more that went either way keeps few fights from being too sure.
            double variance = Math.max(0, (squares + 1) / (fights + 1) - mean * mean);
            double half = Z * Math.sqrt(variance / fights);
            return new Part(unit, name, new Difference(mean, Math.max(-1, mean - half), Math.min(1, mean + half)));
        }
    }

    public String write() {
        return Json.plain().readable(this);
    }
}
