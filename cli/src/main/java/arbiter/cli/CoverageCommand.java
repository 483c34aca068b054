package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Columns;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.RuleLedger;
import arbiter.rulebook.Rulebook;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows how much of each game is automated, and what is claimed without a scenario to show for it. */
@Command(
        name = "coverage",
        description = {
            "Shows how each rule and content entry is carried out: automated, automated with a choice, or narrative.",
            "The exit code is 1 if something claims to be automated and no scenario proves it."
        })
final class CoverageCommand implements Callable<Integer> {

    private static final int IDS_LISTED = 20;

    private record Covered(String game, RuleLedger ledger) {}

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "One game; all of them without it.")
    private String game;

    @Mixin
    private HomebrewOption homebrew;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    CoverageCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Rulebook<?>> books =
                game == null ? Library.books(homebrew.folders()) : List.of(Library.book(game, homebrew.folders()));
        List<Covered> covered = books.stream()
                .map(book -> new Covered(book.id(), book.ledger()))
                .toList();
        if (json.wanted()) {
            Json.print(game == null ? covered.stream().map(this::object) : object(covered.get(0)), terminal);
        } else {
            print(covered);
        }
        long unproven = covered.stream()
                .mapToLong(book -> book.ledger().unproven().size())
                .sum();
        if (unproven > 0) {
            terminal.err()
                    .println(
                            "arbiter: " + unproven + " entries are claimed to be automated, but no scenario proves it");
        }
        return unproven > 0 ? Exit.CHECK_FAILED : Exit.DONE;
    }

    private Json.Fields object(Covered book) {
        return Json.object()
                .with("game", book.game())
                .with(
                        "entries",
                        book.ledger().coverage().stream()
                                .map(line -> Json.object()
                                        .with("id", line.id())
                                        .with("kind", line.kind())
                                        .with("status", word(line.status()))
                                        .with("scenarios", line.scenarios())));
    }

    private void print(List<Covered> covered) {
        Columns columns = new Columns(
                Columns.Side.LEFT,
                Columns.Side.LEFT,
                Columns.Side.RIGHT,
                Columns.Side.RIGHT,
                Columns.Side.RIGHT,
                Columns.Side.RIGHT);
        columns.row("game", "", "automated", "choice", "narrative", "unproven");
        for (Covered book : covered) {
            for (String kind : List.of("rule", "content")) {
                columns.row(
                        book.game(),
                        kind.equals("rule") ? "rules" : kind,
                        count(book, kind, LedgerEntry.Status.AUTOMATED),
                        count(book, kind, LedgerEntry.Status.CHOICE),
                        count(book, kind, LedgerEntry.Status.NARRATIVE),
                        unproven(book, kind));
            }
        }
        columns.lines().forEach(terminal::line);
        covered.forEach(this::printUnproven);
    }

    private void printUnproven(Covered book) {
        List<String> ids =
                book.ledger().unproven().stream().map(RuleLedger.Line::id).toList();
        if (!ids.isEmpty()) {
            int shown = game == null ? Math.min(IDS_LISTED, ids.size()) : ids.size();
            String more = shown < ids.size() ? " and " + (ids.size() - shown) + " more" : "";
            terminal.line();
            terminal.line("unproven in " + book.game() + ": " + String.join(", ", ids.subList(0, shown)) + more);
        }
    }

    private static String count(Covered book, String kind, LedgerEntry.Status status) {
        return ""
                + book.ledger().coverage().stream()
                        .filter(line -> line.kind().equals(kind) && line.status() == status)
                        .count();
    }

    private static String unproven(Covered book, String kind) {
        return ""
                + book.ledger().unproven().stream()
                        .filter(line -> line.kind().equals(kind))
                        .count();
    }

    private static String word(LedgerEntry.Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }
}
