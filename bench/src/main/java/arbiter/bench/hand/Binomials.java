package arbiter.bench.hand;

/** In how many ways some dice can be picked out of a handful: Pascal's triangle. */
final class Binomials {

    private Binomials() {}

    static double[][] upTo(int dice) {
        double[][] ways = new double[dice + 1][];
        for (int n = 0; n <= dice; n++) {
            ways[n] = new double[n + 1];
            ways[n][0] = 1;
            ways[n][n] = 1;
            for (int k = 1; k < n; k++) {
                ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
            }
        }
        return ways;
    }
}
