package arbiter.server.store;

/** Where a record stands; repeated if the same member had sent it under the same key before. */
public record Appended(long seq, boolean repeated) {}
