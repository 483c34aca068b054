package arbiter.server.store;

/** A person at a table: the id is {@code m1}, {@code m2} and so on at that table, the name is the person's. */
public record Member(String table, String id, String person, String name, Role role) {}
