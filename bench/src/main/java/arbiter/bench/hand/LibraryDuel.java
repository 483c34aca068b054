package arbiter.bench.hand;

import java.util.SplittableRandom;

/**
 * Duel D1, variant a: the library's random source, one call a die. Two fighters stand three hits each; a turn is two
 * attacks while the target stands, 2d6+6 and then 2d6+4 against 2d6+5.
 */
public final class LibraryDuel {

    private final SplittableRandom random;

    public LibraryDuel(long seed) {
        random = new SplittableRandom(seed);
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
        return 1 + random.nextInt(6);
    }
}
