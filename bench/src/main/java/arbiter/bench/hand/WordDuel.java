package arbiter.bench.hand;

/** Duel D1, variant b: xoroshiro128++ by hand, the four dice of an attack from one 64-bit word. */
public final class WordDuel {

    private static final int FRACTION = 60;
    private static final long MASK = (1L << FRACTION) - 1;

    private long s0;
    private long s1;

    public WordDuel(long seed) {
        s0 = seed * 0x9E3779B97F4A7C15L ^ 0xBF58476D1CE4E5B9L;
        s1 = seed ^ 0x94D049BB133111EBL;
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

    /** The word is a fraction; each multiplication by six brings the next die out in front of it. */
    private int hit(int bonus) {
        long x = (next() >>> 4) * 6;
        int attack = (int) (x >>> FRACTION);
        x = (x & MASK) * 6;
        attack += (int) (x >>> FRACTION);
        x = (x & MASK) * 6;
        int defence = (int) (x >>> FRACTION);
        x = (x & MASK) * 6;
        defence += (int) (x >>> FRACTION);
        return attack + bonus >= defence + 5 ? 1 : 0;
    }

    private long next() {
        long a = s0;
        long b = s1;
        long result = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        s1 = Long.rotateLeft(b, 28);
        return result;
    }
}
