package arbiter.lab.report;

/** A fight to look at: what it is an example of, its number, and what happens in it. */
public record ExampleReport(Kind kind, long number, String text) {

    /** What a fight is an example of, seen from the first side. */
    public enum Kind {
        TYPICAL,
        BEST,
        WORST
    }
}
