package arbiter.cli.text;

import arbiter.cli.terminal.Terminal;
import arbiter.dice.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A distribution of numbers as a table with bars. Many numbers are taken together in steps. */
public final class Chart {

    private static final int ROWS = 40;
    private static final int WIDTH = 36;
    private static final int[] STEPS = {2, 5, 10};

    private record Row(int from, int to, double probability, double orMore) {

        String label() {
            return from == to ? "" + from : from + ".." + to;
        }
    }

    private Chart() {}

    public static void print(String name, Numbers numbers, Terminal terminal) {
        List<Row> rows = rows(numbers);
        double highest = rows.stream().mapToDouble(Row::probability).max().orElse(1);
        Bars bars = new Bars(terminal.unicode());
        Columns columns = new Columns(Columns.Side.RIGHT, Columns.Side.RIGHT, Columns.Side.RIGHT, Columns.Side.LEFT);
        columns.row(name, "chance", "or more", "");
        for (Row row : rows) {
            columns.row(
                    row.label(),
                    Percent.of(row.probability()),
                    Percent.of(row.orMore()),
                    bars.bar(row.probability() / highest, WIDTH));
        }
        columns.lines().forEach(terminal::line);
        terminal.line(String.format(
                Locale.ROOT, "  mean %s, standard deviation %s", brief(numbers.mean()), brief(numbers.sd())));
    }

    /** A number of this kind with at most two decimals. */
    public static String brief(double number) {
        String text = String.format(Locale.ROOT, "%.2f", number);
        return text.replaceAll("\\.?0+$", "").replaceAll("^-0$", "0");
    }

    private static List<Row> rows(Numbers numbers) {
        int step = step(numbers);
        List<Row> rows = new ArrayList<>();
        double left = 1;
        int i = 0;
        while (i < numbers.size()) {
            int from = step == 1 ? numbers.number(i) : Math.floorDiv(numbers.number(i), step) * step;
            long last = (long) from + step - 1;
            double sum = 0;
            while (i < numbers.size() && numbers.number(i) <= last) {
                sum += numbers.probability(i);
                i++;
            }
            int to = (int) Math.min(last, numbers.highest());
            rows.add(new Row(Math.max(from, numbers.lowest()), to, sum, rows.isEmpty() ? 1 : left));
            left = Math.max(0, left - sum);
        }
        return rows;
    }

    /** 1, 2, 5, 10, 20, 50 and so on, the smallest that leaves few enough rows. */
    private static int step(Numbers numbers) {
        if (numbers.size() <= ROWS) {
            return 1;
        }
        long range = (long) numbers.highest() - numbers.lowest() + 1;
        int step = 1;
        for (int tens = 1; range / step >= ROWS; tens *= 10) {
            for (int times : STEPS) {
                step = tens * times;
                if (range / step < ROWS) {
                    break;
                }
            }
        }
        return step;
    }
}
