package arbiter.dice;

import java.util.Arrays;

/** Adds a row to another once for every face of a die, six faces in one pass. */
final class Blend {

    private static final int FACES = 6;

    private Blend() {}

    static void add(double[] to, double[] from, int start, int end, int[] shifts, int[] weights) {
        for (int face = 0; face < shifts.length; face += FACES) {
            pass(to, from, six(shifts, face), six(weights, face), start, end);
        }
    }

    /** Faces that are missing weigh nothing and do not shift. */
    private static int[] six(int[] values, int first) {
        return Arrays.copyOfRange(values, first, first + FACES);
    }

    private static void pass(double[] to, double[] from, int[] shifts, int[] weights, int start, int end) {
        int s0 = shifts[0];
        int s1 = shifts[1];
        int s2 = shifts[2];
        int s3 = shifts[3];
        int s4 = shifts[4];
        int s5 = shifts[5];
        double w0 = weights[0];
        double w1 = weights[1];
        double w2 = weights[2];
        double w3 = weights[3];
        double w4 = weights[4];
        double w5 = weights[5];
        for (int i = start; i < end; i++) {
            to[i] += w0 * from[i - s0]
                    + w1 * from[i - s1]
                    + w2 * from[i - s2]
                    + w3 * from[i - s3]
                    + w4 * from[i - s4]
                    + w5 * from[i - s5];
        }
    }
}
