package arbiter.server.store;

/** Somebody else wrote to the table first; nothing was written. */
public final class Overtaken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Overtaken(String table, long expected, long found) {
        super("table " + table + " has " + found + " records where " + expected + " were expected", null, false, false);
    }
}
