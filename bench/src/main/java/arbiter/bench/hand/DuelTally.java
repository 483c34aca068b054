package arbiter.bench.hand;

/**
 * What a number of duels came to: who won, in how many turns and attacks. Each variant of the duel has its own loop, so
 * that nothing stands between it and its dice.
 */
public record DuelTally(int duels, long starterWins, long turns, long attacks) {}
