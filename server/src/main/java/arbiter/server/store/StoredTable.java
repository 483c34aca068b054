package arbiter.server.store;

/**
 * A table as it was set up: the journal it starts with (game, content, options, start), and the secrets of its dice and
 * names.
 */
public record StoredTable(
        String id, String game, String title, boolean demo, String start, Secrets secrets, long created) {

    /** What the public and the hidden dice come from, and what makes ids on the wire unguessable. */
    public record Secrets(String open, String hidden, String names) {

        public static Secrets create() {
            return new Secrets(Secret.create(), Secret.create(), Secret.create());
        }
    }

    public StoredTable titled(String other) {
        return new StoredTable(id, game, other, demo, start, secrets, created);
    }
}
