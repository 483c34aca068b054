package arbiter.cli.lab;

import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.lab.sweep.SweepManifest;
import arbiter.lab.sweep.SweepRow;
import arbiter.lab.sweep.SweepTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** A sweep for people: how far it is, the best and the worst variants, and where the table is. */
public final class SweepLines {

    private static final int SHOWN = 5;
    private static final long BETWEEN_NANOS = 200_000_000;

    private final Terminal terminal;
    private final int variants;
    private long told = System.nanoTime();
    private int over;

    public SweepLines(Terminal terminal, int variants) {
        this.terminal = terminal;
        this.variants = variants;
    }

    /** One more variant is over. */
    public void progress(SweepRow row) {
        over++;
        if (terminal.interactive() && System.nanoTime() - told > BETWEEN_NANOS) {
            told = System.nanoTime();
            terminal.err().printf(Locale.ROOT, "\r\u001b[K%,d of %,d variants; Ctrl-C keeps these", over, variants);
            terminal.err().flush();
        }
    }

    public void print(SweepTable made, Path folder) {
        if (terminal.interactive()) {
            terminal.err().print("\r\u001b[K");
            terminal.err().flush();
        }
        String side = made.sides().get(0);
        terminal.line(String.format(
                Locale.ROOT,
                "%,d variants of %s, %,d fights, seed %d",
                made.rows().size(),
                made.plan().base().start().name(),
                made.fights(),
                made.plan().base().seed()));
        if (!made.complete()) {
            terminal.line(String.format(
                    Locale.ROOT,
                    "stopped early: there are %,d variants in all",
                    made.plan().variants()));
        }
        List<SweepRow> played = made.rows().stream()
                .filter(row -> row.share(side).isPresent())
                .sorted(Comparator.comparingDouble(
                        row -> -row.share(side).orElseThrow().share()))
                .toList();
        terminal.line();
        if (played.size() <= 2 * SHOWN) {
            rows("Wins of " + side, made, played);
        } else {
            rows("Most wins of " + side, made, played.subList(0, SHOWN));
            terminal.line();
            rows("Fewest wins of " + side, made, played.subList(played.size() - SHOWN, played.size()));
        }
        printProblems(made);
        terminal.line();
        terminal.line("written to " + folder.resolve("results.csv") + ", results.parquet and " + SweepManifest.NAME);
    }

    private void rows(String title, SweepTable made, List<SweepRow> rows) {
        Columns.Side[] cells = new Columns.Side[made.plan().variations().size() + 2];
        Arrays.fill(cells, Columns.Side.LEFT);
        Columns columns = new Columns(cells);
        List<String> head = new ArrayList<>(List.of("variant"));
        made.plan().variations().forEach(one -> head.add(one.name()));
        head.add("share (95 %)");
        columns.row(head.toArray(String[]::new));
        for (SweepRow row : rows) {
            List<String> line = new ArrayList<>(List.of("" + row.variant()));
            line.addAll(row.labels());
            line.add(Shares.interval(row.share(made.sides().get(0)).orElseThrow()));
            columns.row(line.toArray(String[]::new));
        }
        terminal.line(title);
        columns.lines().forEach(terminal::line);
    }

    private void printProblems(SweepTable made) {
        List<SweepRow> refused =
                made.rows().stream().filter(row -> row.problem().isPresent()).toList();
        if (!refused.isEmpty()) {
            terminal.line();
            terminal.line(refused.size() + " variants cannot be played; the first of them, variant "
                    + refused.get(0).variant() + ": " + refused.get(0).problem().orElseThrow());
        }
        if (made.faults() > 0) {
            terminal.line();
            terminal.line(made.faults() + " fights were broken off by a fault of the program; see the column faults");
        }
    }

    /** Whether a repeated sweep says the same as it said before; the exit code. */
    public int compare(SweepManifest before, SweepManifest now) {
        if (before.checksums().equals(now.checksums())) {
            terminal.err().println("arbiter: the same as before, byte for byte");
            return 0;
        }
        String why = before.complete() && now.complete()
                ? before.content().equals(now.content())
                        ? "the rules or the program are others"
                        : "the game's content is another: " + before.content() + " before, " + now.content() + " now"
                : "not both of them were played to the end";
        terminal.err().println("arbiter: not the same as before; " + why);
        return 1;
    }
}
