package arbiter.bench.hand;

/** What a number of duels came to: who won, in how many turns and attacks. */
public record DuelTally(int duels, long starterWins, long turns, long attacks) {}
