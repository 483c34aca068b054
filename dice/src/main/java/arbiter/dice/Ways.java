package arbiter.dice;

/** In how many ways j of m dice can show one of {@code weight} equal faces: the triangle of Pascal, with powers. */
final class Ways {

    private Ways() {}

    /** The rows from 0 to {@code dice}, one after the other, in the arithmetic of the sample. */
    static Cells triangle(Cells sample, int dice, Cells faces, int face) {
        Cells triangle = sample.blank(index(dice + 1, 0));
        triangle.set(0, 1);
        for (int m = 1; m <= dice; m++) {
            triangle.add(index(m, 0), triangle, index(m - 1, 0), m, 1);
            triangle.add(index(m, 1), triangle, index(m - 1, 0), m, faces, face);
        }
        return triangle;
    }

    static int index(int dice, int chosen) {
        return dice * (dice + 1) / 2 + chosen;
    }

    /** The powers from 0 to {@code exponent} of one cell. */
    static Cells powers(Cells base, int place, int exponent) {
        Cells powers = base.blank(exponent + 1);
        powers.set(0, 1);
        for (int i = 1; i <= exponent; i++) {
            powers.add(i, powers, i - 1, 1, base, place);
        }
        return powers;
    }

    /**
     * In how many ways all but at most {@code others} of some dice show one face and those others one of the rest: a
     * row for every number of dice up to {@code dice}, whose last cell is the answer.
     */
    static Cells allBut(int others, int dice, Cells faces, int face, Cells rests, int rest) {
        int width = others + 1;
        Cells ways = faces.blank((dice + 1) * width);
        for (int i = 0; i < width; i++) {
            ways.set(i, 1);
        }
        for (int m = 1; m <= dice; m++) {
            int before = (m - 1) * width;
            ways.add(m * width, ways, before, width, faces, face);
            ways.add(m * width + 1, ways, before, others, rests, rest);
        }
        return ways;
    }
}
