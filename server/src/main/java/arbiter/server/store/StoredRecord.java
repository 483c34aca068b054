package arbiter.server.store;

/** One thing that happened at a table: its place in the sequence, who did it under which key, what, and when. */
public record StoredRecord(long seq, String member, String key, String json, long time) {}
