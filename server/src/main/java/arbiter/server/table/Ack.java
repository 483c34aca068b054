package arbiter.server.table;

/** A command was carried out and is durable; the number is that of the last item its sender may read. */
public record Ack(String key, long number) {}
