package arbiter.bench.hand;

/** Chances in one flat array, the last axis running fastest; each axis starts at its lowest value. */
public record Grid(double[] chances, int[] lowest, int[] lengths) {

    /** Receives one cell: where it is, and its chance. */
    @FunctionalInterface
    public interface Cell {
        void at(int[] place, double chance);
    }

    static Grid line(double[] chances, int lowest) {
        return new Grid(chances, new int[] {lowest}, new int[] {chances.length});
    }

    /** Visits every cell that can come up. */
    public void forEach(Cell cell) {
        for (int index = 0; index < chances.length; index++) {
            if (chances[index] > 0) {
                cell.at(place(index), chances[index]);
            }
        }
    }

    private int[] place(int index) {
        int[] place = new int[lengths.length];
        int rest = index;
        for (int axis = lengths.length - 1; axis >= 0; axis--) {
            place[axis] = lowest[axis] + rest % lengths[axis];
            rest /= lengths[axis];
        }
        return place;
    }
}
