package arbiter.dice;

/** What a pool of d20 shows: successes and complications, judged independently of each other. */
public record TestRoll(int successes, int complications) {}
