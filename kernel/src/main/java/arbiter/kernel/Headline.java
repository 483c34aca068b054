package arbiter.kernel;

/**
 * What one decides by: the name of a fact, a number or a bar in the odds of an answer ({@code hit}, {@code rook HP}),
 * and whether whoever decides wants it to happen or fears it.
 */
public record Headline(String measure, boolean wanted) {

    public static Headline wanted(String measure) {
        return new Headline(measure, true);
    }

    public static Headline feared(String measure) {
        return new Headline(measure, false);
    }
}
