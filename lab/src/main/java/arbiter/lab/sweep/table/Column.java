package arbiter.lab.sweep.table;

/** A column of a table by its name and what stands in it; any cell may be empty. */
public record Column(String name, Kind kind) {

    /** What stands in a column. */
    public enum Kind {
        /** A {@code Long}. */
        WHOLE,
        /** A {@code Double}. */
        NUMBER,
        /** A {@code String}. */
        TEXT
    }
}
