package arbiter.lab.calibration;

import arbiter.lab.statistics.ShareInterval;
import java.util.ArrayList;
import java.util.List;

/**
 * How well chances fit what happened.
 *
 * @param cases how many chances were told
 * @param brier the mean squared error: 0 is perfect, 0.25 is what always saying one half gets
 * @param always the same for whoever always tells the average that happened
 * @param skill how much better than that: 1 is perfect, 0 no better
 * @param bins chances by their size, with how often they came true
 */
public record Calibration(long cases, double brier, double always, double skill, List<ReliabilityBin> bins) {

    private static final int BINS = 10;

    public Calibration {
        bins = List.copyOf(bins);
    }

    public static Calibration of(List<Foretold> all) {
        double weight = 0;
        double brier = 0;
        double happened = 0;
        for (Foretold one : all) {
            weight += one.weight();
            brier += one.weight() * one.brier();
            happened += one.weight() * one.happened();
        }
        if (weight == 0) {
            throw new IllegalArgumentException("nothing was foretold");
        }
        double share = happened / weight;
        double always = share * (1 - share);
        double score = brier / weight;
        double skill = always == 0 ? 0 : 1 - score / always;
        return new Calibration(Math.round(weight), score, always, skill, bins(all));
    }

    private static List<ReliabilityBin> bins(List<Foretold> all) {
        List<ReliabilityBin> bins = new ArrayList<>();
        for (int i = 0; i < BINS; i++) {
            double weight = 0;
            double told = 0;
            double happened = 0;
            for (Foretold one : all) {
                if (Math.min(BINS - 1, (int) (one.chance() * BINS)) == i) {
                    weight += one.weight();
                    told += one.weight() * one.chance();
                    happened += one.weight() * one.happened();
                }
            }
            int count = (int) Math.round(weight);
            if (count > 0) {
                bins.add(new ReliabilityBin(
                        (double) i / BINS,
                        (i + 1.0) / BINS,
                        count,
                        told / weight,
                        ShareInterval.of(Math.min(count, happened), count)));
            }
        }
        return bins;
    }
}
