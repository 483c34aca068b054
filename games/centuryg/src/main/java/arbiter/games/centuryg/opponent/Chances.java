package arbiter.games.centuryg.opponent;

/** What one Might Test comes to on average, by how far it is ahead of the Defense before the die and its net Advantages. */
final class Chances {

    private static final int SIDES = 10;
    private static final int MOST_NET = 6;
    /** How far a Test can be ahead or behind and still be told apart. */
    private static final int MOST_AHEAD = 30;

    private static final double[][] DAMAGE = table(true);
    private static final double[][] PASSING = table(false);

    private Chances() {}

    /** The Damage to expect. */
    static double damage(int ahead, int net) {
        return DAMAGE[index(net, MOST_NET)][index(ahead, MOST_AHEAD)];
    }

    /** How likely it passes. */
    static double passing(int ahead, int net) {
        return PASSING[index(net, MOST_NET)][index(ahead, MOST_AHEAD)];
    }

    private static int index(int value, int most) {
        return Math.max(-most, Math.min(most, value)) + most;
    }

    private static double[][] table(boolean damage) {
        double[][] table = new double[2 * MOST_NET + 1][2 * MOST_AHEAD + 1];
        for (int net = -MOST_NET; net <= MOST_NET; net++) {
            for (int ahead = -MOST_AHEAD; ahead <= MOST_AHEAD; ahead++) {
                double sum = 0;
                for (int face = 1; face <= SIDES; face++) {
                    int total = face + ahead;
                    sum += total < 0 ? 0 : likelihood(net, face) * (damage ? total : 1);
                }
                table[net + MOST_NET][ahead + MOST_AHEAD] = sum;
            }
        }
        return table;
    }

    /** How likely that face is kept. */
    private static double likelihood(int net, int face) {
        int dice = 1 + Math.abs(net);
        int rank = net >= 0 ? face : SIDES + 1 - face;
        return Math.pow(rank / (double) SIDES, dice) - Math.pow((rank - 1) / (double) SIDES, dice);
    }
}
