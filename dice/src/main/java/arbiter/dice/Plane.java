package arbiter.dice;

/**
 * Weights over two quantities that both begin at 0, row by row in one array. Rows are wide enough for the final
 * result, so that adding one face of a die is one shifted multiply-add over everything that is filled. Zeros in front,
 * as far as a face can reach, let all faces of a die be added in one pass without looking at borders.
 */
final class Plane {

    private final int width;
    private final int margin;
    private final int end;
    private final Cells cells;

    private Plane(int width, int margin, int end, Cells cells) {
        this.width = width;
        this.margin = margin;
        this.end = end;
        this.cells = cells;
    }

    /** Nothing rolled yet; no die moves it by more than {@code reach} rows and columns. */
    static Plane start(Weights kind, int rows, int width, int reach, int bits) {
        int margin = reach * (width + 1);
        Cells cells = Cells.of(kind, margin + rows * width, bits);
        cells.set(margin, 1);
        return new Plane(width, margin, margin + 1, cells);
    }

    /** One more die. */
    Plane with(Spots die) {
        int longer = end + die.highestRow() * width + die.highestColumn();
        Cells next = cells.blank(cells.size());
        next.addFaces(cells, margin, end, longer, die.shifts(width), die.weights());
        return new Plane(width, margin, longer, next);
    }

    Plane with(Spots die, int times) {
        Plane plane = this;
        for (int i = 0; i < times; i++) {
            plane = plane.with(die);
        }
        return plane;
    }

    /** Adds the plane to a larger row, each cell times one cell of a third. */
    void addTo(Cells all, int place, Cells weights, int weight) {
        all.add(place, cells, margin, end - margin, weights, weight);
    }

    Cells cells() {
        return cells;
    }

    /** Where the plane begins in its cells. */
    int margin() {
        return margin;
    }
}
