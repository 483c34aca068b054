package arbiter.lab.calibration;

/**
 * A chance that was told, and what happened: 1 if it came true, 0 if not, something between if it did in so many of many
 * cases, which weigh as many.
 */
public record Foretold(double chance, double happened, double weight) {

    public static Foretold once(double chance, double happened) {
        return new Foretold(chance, happened, 1);
    }

    /** What the squared error is on average, each case for itself being true or false. */
    double brier() {
        return happened * (1 - chance) * (1 - chance) + (1 - happened) * chance * chance;
    }
}
