package arbiter.dice;

/** The two quantities that some equal dice show together. */
final class Planes {

    /** Makes an outcome of the two quantities. */
    interface Reading<T> {
        T of(int first, int second);
    }

    private Planes() {}

    static <T> Distribution<T> of(String what, Weights kind, Spots die, int sides, int count, Reading<T> reading) {
        int bits = Limits.bits(sides, count);
        int width = count * die.highestColumn() + 1;
        double cells = (double) width * (count * die.highestRow() + 1);
        Limits.rolls(what, bits);
        Limits.outcomes(what, (long) cells);
        Limits.work(what, cells * count * die.size() / 2, bits);
        int reach = Math.max(die.highestRow(), die.highestColumn());
        Plane plane = Plane.start(kind, count * die.highestRow() + 1, width, reach, bits)
                .with(die, count);
        int margin = plane.margin();
        Cells total = EqualDice.power(plane.cells(), sides, count);
        return Table.packed(plane.cells(), total, key -> reading.of((key - margin) / width, (key - margin) % width));
    }
}
