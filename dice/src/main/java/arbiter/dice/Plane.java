package arbiter.dice;

/**
 * Weights over two quantities that both begin at 0, row by row in one array. Rows are wide enough for the final result,
 * so that adding one face of a die is one shifted multiply-add over everything that is filled.
 */
final class Plane {

    private final int width;
    private final Cells cells;

    private Plane(int width, Cells cells) {
        this.width = width;
        this.cells = cells;
    }

    /** Nothing rolled yet. */
    static Plane start(Weights kind, int width, int bits) {
        Cells cells = Cells.of(kind, 1, bits);
        cells.set(0, 1);
        return new Plane(width, cells);
    }

    /** One more die. */
    Plane with(Spots die) {
        int reach = die.highestRow() * width + die.highestColumn();
        Cells next = cells.blank(cells.size() + reach);
        for (int i = 0; i < die.size(); i++) {
            int shift = die.row(i) * width + die.column(i);
            next.add(shift, cells, 0, cells.size(), die.weight(i));
        }
        return new Plane(width, next);
    }

    Plane with(Spots die, int times) {
        Plane plane = this;
        for (int i = 0; i < times; i++) {
            plane = plane.with(die);
        }
        return plane;
    }

    Cells cells() {
        return cells;
    }
}
