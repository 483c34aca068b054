package arbiter.lab.tally;

/** A fight that the rules could not finish, and what went wrong. */
public record Fault(long number, String message) {}
