package arbiter.dice;

import java.util.Arrays;

/** The different faces of a die that shows two quantities, none below 0, each with how often it is on the die. */
final class Spots {

    private final int[] rows;
    private final int[] columns;
    private final int[] weights;
    private final int highestRow;
    private final int highestColumn;

    private Spots(int[] rows, int[] columns, int[] weights) {
        this.rows = rows;
        this.columns = columns;
        this.weights = weights;
        this.highestRow = Arrays.stream(rows).max().orElse(0);
        this.highestColumn = Arrays.stream(columns).max().orElse(0);
    }

    /** Reads every side of a die; equal faces are merged. */
    static Spots of(int[] rows, int[] columns) {
        int size = 0;
        int[] row = new int[rows.length];
        int[] column = new int[rows.length];
        int[] weight = new int[rows.length];
        for (int side = 0; side < rows.length; side++) {
            int place = 0;
            while (place < size && (row[place] != rows[side] || column[place] != columns[side])) {
                place++;
            }
            row[place] = rows[side];
            column[place] = columns[side];
            weight[place]++;
            size = Math.max(size, place + 1);
        }
        return new Spots(Arrays.copyOf(row, size), Arrays.copyOf(column, size), Arrays.copyOf(weight, size));
    }

    int size() {
        return rows.length;
    }

    /** How far each face moves a plane with rows of that width. */
    int[] shifts(int width) {
        int[] shifts = new int[rows.length];
        for (int i = 0; i < shifts.length; i++) {
            shifts[i] = rows[i] * width + columns[i];
        }
        return shifts;
    }

    int[] weights() {
        return weights;
    }

    int highestRow() {
        return highestRow;
    }

    int highestColumn() {
        return highestColumn;
    }
}
