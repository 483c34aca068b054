package arbiter.server.store;

/** Somebody who plays, known by a secret they keep. */
public record Person(String id, String name) {}
