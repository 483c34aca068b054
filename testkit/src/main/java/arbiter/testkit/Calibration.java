package arbiter.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What was foretold beside what happened, over many decisions: chances by how large they were, and numbers. */
final class Calibration {

    private static final int CLASSES = 5;
    /** So far off that chance hardly explains it: once in tens of thousands. */
    private static final double SUSPICIOUS = 4;

    private static final double ROUNDING = 1e-6;

    /** Sums over decisions: what was foretold, how far it may be off, and what happened. */
    private static final class Sums {

        private final String what;
        private int count;
        private double foretold;
        private double variance;
        private double happened;

        private Sums(String what) {
            this.what = what;
        }

        private void add(double mean, double spread, double came) {
            count++;
            foretold += mean;
            variance += spread;
            happened += came;
        }

        private boolean isSuspicious() {
            return Math.abs(happened - foretold) > SUSPICIOUS * Math.sqrt(Math.max(0, variance)) + ROUNDING * count;
        }

        private String words() {
            return String.format(
                    Locale.ROOT,
                    "%s: %d compared, %.1f foretold, %.0f happened, standard deviation %.1f",
                    what,
                    count,
                    foretold,
                    happened,
                    Math.sqrt(Math.max(0, variance)));
        }
    }

    private final List<Sums> chances = new ArrayList<>();
    private final Sums numbers = new Sums("numbers");
    private int left;

    Calibration() {
        for (int i = 0; i < CLASSES; i++) {
            chances.add(new Sums("chances of %d to %d %%".formatted(i * 100 / CLASSES, (i + 1) * 100 / CLASSES)));
        }
    }

    void chance(double foretold, boolean came) {
        chances.get(Math.min(CLASSES - 1, (int) (foretold * CLASSES)))
                .add(foretold, foretold * (1 - foretold), came ? 1 : 0);
    }

    void number(double mean, double variance, int came) {
        numbers.add(mean, variance, came);
    }

    /** What was sampled says so; it is counted and not compared. */
    void leaveOut() {
        left++;
    }

    int compared() {
        return chances.stream().mapToInt(sums -> sums.count).sum();
    }

    int comparedNumbers() {
        return numbers.count;
    }

    /** Everything that chance does not explain. */
    List<String> suspicious() {
        return all().stream().filter(Sums::isSuspicious).map(Sums::words).toList();
    }

    List<String> words() {
        List<String> words = new ArrayList<>(all().stream().map(Sums::words).toList());
        words.add(left + " outlooks were sampled and left out");
        return words;
    }

    private List<Sums> all() {
        List<Sums> all = new ArrayList<>(chances);
        all.add(numbers);
        return all;
    }
}
