package arbiter.cli.text;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.content.catalogue.Entry;
import arbiter.content.search.Hit;
import arbiter.content.search.Run;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.EntryValues;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A game's rules and content for people. */
public final class RulesText {

    private RulesText() {}

    public static void overview(Rulebook<?> book, Terminal terminal) {
        terminal.line(terminal.styled(Style.STRONG, book.name()) + ": " + book.summary());
        terminal.line();
        Columns kinds = new Columns(Columns.Side.LEFT, Columns.Side.RIGHT);
        book.content()
                .shelves()
                .forEach(shelf -> kinds.row(shelf.kind(), "" + shelf.ids().size()));
        kinds.lines().forEach(terminal::line);
        if (!book.options().isEmpty()) {
            terminal.line();
            terminal.line(terminal.styled(Style.STRONG, "What a table decides for itself"));
        }
        book.options().forEach(option -> {
            terminal.line("  " + option.id() + ": " + String.join(", ", option.values()) + " (" + option.standard()
                    + " unless you say otherwise)");
            terminal.line("    " + option.text());
        });
        terminal.line();
        terminal.line("Look something up: arbiter rules " + book.id() + " WORDS");
    }

    public static void entry(String kind, Entry entry, Terminal terminal) {
        terminal.line(terminal.styled(Style.STRONG, entry.name()) + "  "
                + terminal.styled(Style.FAINT, kind + " " + entry.id()));
        Map<String, String> values = EntryValues.of(entry);
        Columns columns = new Columns(Columns.Side.LEFT, Columns.Side.LEFT);
        values.forEach((key, value) -> columns.row(key, value));
        columns.lines().forEach(terminal::line);
        terminal.line(entry.text());
    }

    public static void hits(String words, List<Hit> hits, Terminal terminal) {
        if (hits.isEmpty()) {
            terminal.line("Nothing fits '" + words + "'.");
        }
        for (Hit hit : hits) {
            String where = hit.document().kind() + " " + hit.document().id();
            terminal.line(marked(hit.name(), terminal) + "  " + terminal.styled(Style.FAINT, where));
            terminal.line("  " + marked(hit.snippet(), terminal));
        }
    }

    private static String marked(List<Run> runs, Terminal terminal) {
        return runs.stream()
                .map(run -> run.matched() ? terminal.styled(Style.NUMBER, run.text()) : run.text())
                .collect(Collectors.joining());
    }
}
