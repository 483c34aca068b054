package arbiter.bench.hand;

/**
 * T7 by hand: 2d6 and a bonus against 2d6 and a bonus, where the attacker may reroll one of his dice. Each of the 21
 * different pairs meets each of the 11 totals of the defender once, and takes the best of standing and rerolling.
 */
public record BestReroll(int attack, int defence) {

    private static final int SIDES = 6;
    private static final double ROLLS = SIDES * SIDES * SIDES * SIDES;

    /** The attacker's chance if he never rerolls, and if he rerolls whenever it is better. */
    public record Chances(double standing, double rerolling) {}

    public Chances chances() {
        int standing = 0;
        double rerolling = 0;
        for (int low = 1; low <= SIDES; low++) {
            for (int high = low; high <= SIDES; high++) {
                int orders = low == high ? 1 : 2;
                for (int total = 2; total <= 2 * SIDES; total++) {
                    int weight = orders * (SIDES - Math.abs(total - SIDES - 1));
                    int need = total + defence - attack;
                    int stand = low + high >= need ? 1 : 0;
                    standing += weight * stand;
                    rerolling += weight * Math.max(stand, Math.max(reroll(need - low), reroll(need - high)));
                }
            }
        }
        return new Chances(standing / ROLLS, rerolling / ROLLS);
    }

    /** The chance that a new die shows at least that face. */
    private static double reroll(int face) {
        return Math.max(0, Math.min(SIDES, SIDES + 1 - face)) / (double) SIDES;
    }
}
