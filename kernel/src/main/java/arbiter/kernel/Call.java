package arbiter.kernel;

/** Something that somebody may do at any moment at which the table waits, without having been asked. */
public record Call(Decider decider, Option option) {}
