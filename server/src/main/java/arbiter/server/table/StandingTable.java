package arbiter.server.table;

import java.util.Map;

/** A table as it stands, between two steps, for its gamemaster: all of its state, in the form of saved tables. */
public record StandingTable(String title, Map<String, String> options, String state) {}
