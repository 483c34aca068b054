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
}
