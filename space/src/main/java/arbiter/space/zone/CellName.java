package arbiter.space.zone;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What people call a cell of a grid: its column as letters and its row as a number from 1, such as {@code C4}. */
final class CellName {

    private static final int LETTERS = 26;

    private static final Pattern FORM = Pattern.compile("([A-Z]{1,2})([1-9]\\d{0,3})");

    private CellName() {}

    /** The name of a cell; columns and rows count from 0. */
    static String of(int column, int row) {
        return letters(column) + (row + 1);
    }

    private static String letters(int column) {
        String last = String.valueOf((char) ('A' + column % LETTERS));
        return column < LETTERS ? last : letters(column / LETTERS - 1) + last;
    }

    /** Finds a cell by its column and row. */
    interface Cells {
        OptionalInt at(int column, int row);
    }

    /** The cell that is called so, if there is one. */
    static OptionalInt find(String name, Cells cells) {
        Matcher form = FORM.matcher(name);
        if (!form.matches()) {
            return OptionalInt.empty();
        }
        int column = 0;
        for (char letter : form.group(1).toCharArray()) {
            column = column * LETTERS + letter - 'A' + 1;
        }
        return cells.at(column - 1, Integer.parseInt(form.group(2)) - 1);
    }
}
