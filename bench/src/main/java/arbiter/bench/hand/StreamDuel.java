package arbiter.bench.hand;

import arbiter.dice.RandomStream;

/** Duel D1 by hand on the engine's random stream, one call a die: what the stream itself costs. */
public final class StreamDuel {

    private final RandomStream random;

    public StreamDuel(long seed) {
        random = new RandomStream(seed);
    }

    public DuelTally fight(int duels) {
        long wins = 0;
        long turns = 0;
        long attacks = 0;
        for (int duel = 0; duel < duels; duel++) {
            int mine = 3;
            int theirs = 3;
            int turn = 0;
            while (mine > 0) {
                turn++;
                attacks++;
                theirs -= hit(6);
                if (theirs > 0) {
                    attacks++;
                    theirs -= hit(4);
                }
                int next = theirs;
                theirs = mine;
                mine = next;
            }
            turns += turn;
            wins += turn & 1;
        }
        return new DuelTally(duels, wins, turns, attacks);
    }

    private int hit(int bonus) {
        int attack = die() + die() + bonus;
        int defence = die() + die() + 5;
        return attack >= defence ? 1 : 0;
    }

    private int die() {
        return 1 + random.below(6);
    }
}
