package arbiter.bench.hand;

/**
 * T7 by hand: 2d6 and a bonus against 2d6 and a bonus, where the attacker may reroll one of his dice. Each of the 21
 * different pairs meets each of the 11 totals of the defender once, and takes the best of standing and rerolling.
 */
public record BestReroll(int attack, int defence) {

    private static final int SIDES = 6;
    private static final double WEIGHT = SIDES * SIDES * SIDES * SIDES * SIDES;

    /** The attacker's chance if he never rerolls, and if he rerolls whenever it is better. */
    public record Chances(double standing, double rerolling) {}

    public Chances chances() {
        int standing = 0;
        int rerolling = 0;
        for (int low = 1; low <= SIDES; low++) {
            for (int high = low; high <= SIDES; high++) {
                int orders = low == high ? 1 : 2;
                for (int total = 2; total <= 2 * SIDES; total++) {
                    int weight = orders * (SIDES - Math.abs(total - SIDES - 1));
                    // Of the two dice the lower one goes: the higher one leaves less to be rolled.
                    int need = total + defence - attack;
                    int stand = low + high >= need ? SIDES : 0;
                    standing += weight * stand;
                    rerolling += weight * Math.max(stand, reroll(need - high));
                }
            }
        }
        return new Chances(standing / WEIGHT, rerolling / WEIGHT);
    }

    /** On how many sides a new die shows at least that face. */
    private static int reroll(int face) {
        return Math.max(0, Math.min(SIDES, SIDES + 1 - face));
    }
}
