package arbiter.kernel;

/** Where in a fight we are: the round, a number that grows with every turn, and words for it. */
public record Moment(int round, int turn, String text) {}
