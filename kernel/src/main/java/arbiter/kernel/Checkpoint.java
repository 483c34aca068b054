package arbiter.kernel;

/** A state between two steps, how many inputs led to it, and how many events had been logged. */
public record Checkpoint<S>(S state, int inputs, int events) {}
