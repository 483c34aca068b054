package arbiter.bench.hand;

/**
 * A symbol die with its equal faces merged. Steps count from the die's lowest success and advantage, so that every
 * face moves a table forward; the face with a triumph or despair is kept apart.
 */
record SymbolDie(
        int sides, int lowSuccess, int highSuccess, int lowAdvantage, int highAdvantage, int[][] faces, int special) {

    static final int FACES = 6;

    // Each face: net success, net advantage, on how many sides.
    static final SymbolDie BOOST = of(6, new int[][] {{0, 0, 2}, {1, 0, 1}, {1, 1, 1}, {0, 2, 1}, {0, 1, 1}});
    static final SymbolDie SETBACK = of(6, new int[][] {{0, 0, 2}, {-1, 0, 2}, {0, -1, 2}});
    static final SymbolDie ABILITY =
            of(8, new int[][] {{0, 0, 1}, {1, 0, 2}, {2, 0, 1}, {0, 1, 2}, {1, 1, 1}, {0, 2, 1}});
    static final SymbolDie DIFFICULTY =
            of(8, new int[][] {{0, 0, 1}, {-1, 0, 1}, {-2, 0, 1}, {0, -1, 3}, {0, -2, 1}, {-1, -1, 1}});
    static final SymbolDie PROFICIENCY =
            of(12, new int[][] {{0, 0, 1}, {1, 0, 2}, {2, 0, 2}, {0, 1, 1}, {1, 1, 3}, {0, 2, 2}}, 1);
    static final SymbolDie CHALLENGE =
            of(12, new int[][] {{0, 0, 1}, {-1, 0, 2}, {-2, 0, 2}, {0, -1, 2}, {-1, -1, 2}, {0, -2, 2}}, -1);

    private static SymbolDie of(int sides, int[][] faces) {
        return of(sides, faces, 0);
    }

    private static SymbolDie of(int sides, int[][] faces, int special) {
        int[] low = {0, 0};
        int[] high = {0, 0};
        for (int[] face : faces) {
            for (int axis = 0; axis < 2; axis++) {
                low[axis] = Math.min(low[axis], face[axis]);
                high[axis] = Math.max(high[axis], face[axis]);
            }
        }
        return new SymbolDie(sides, low[0], high[0], low[1], high[1], faces, special);
    }

    /** How far each face moves a flat table with rows of that width; unused places move nothing. */
    int[] steps(int width) {
        int[] steps = new int[FACES];
        for (int face = 0; face < faces.length; face++) {
            steps[face] = step(faces[face][0], faces[face][1], width);
        }
        return steps;
    }

    /** How far the triumph or despair moves it. */
    int specialStep(int width) {
        return step(special, 0, width);
    }

    int longestStep(int width) {
        return step(highSuccess, highAdvantage, width);
    }

    double[] chances() {
        double[] chances = new double[FACES];
        for (int face = 0; face < faces.length; face++) {
            chances[face] = (double) faces[face][2] / sides;
        }
        return chances;
    }

    private int step(int success, int advantage, int width) {
        return (success - lowSuccess) * width + advantage - lowAdvantage;
    }
}
