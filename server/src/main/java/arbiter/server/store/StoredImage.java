package arbiter.server.store;

/** An image at a table: who sent it, its media type, its size in pixels, and itself. */
public record StoredImage(String id, String member, String type, int width, int height, byte[] bytes) {}
