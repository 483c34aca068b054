package arbiter.server.store;

/** Something that another process on the same database says about a table, of which nothing is kept. */
public record Word(String process, String table, String text) {}
