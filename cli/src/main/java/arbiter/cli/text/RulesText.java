package arbiter.cli.text;

import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.content.catalogue.Entry;
import arbiter.content.search.Hit;
import arbiter.content.search.Run;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.Book;
import arbiter.rulebook.guide.BookChapter;
import arbiter.rulebook.guide.Chapter;
import arbiter.rulebook.guide.ChapterTable;
import arbiter.rulebook.guide.EntryValues;
import java.util.Arrays;
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
        if (!book.chapters().isEmpty()) {
            terminal.line();
            terminal.line(terminal.styled(Style.STRONG, "Chapters"));
            Columns chapters = new Columns(Columns.Side.LEFT, Columns.Side.LEFT);
            book.chapters().forEach(chapter -> chapters.row(chapter.id(), chapter.title()));
            chapters.lines().forEach(terminal::line);
        }
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

    /** A chapter: its introduction, its rules, its tables, and by their names its content and examples. */
    public static void chapter(BookChapter told, Terminal terminal) {
        Chapter chapter = told.chapter();
        terminal.line(terminal.styled(Style.STRONG, chapter.title()) + "  "
                + terminal.styled(Style.FAINT, "chapter " + chapter.id()));
        chapter.text().forEach(terminal::line);
        told.rules().forEach(rule -> {
            terminal.line();
            terminal.line(terminal.styled(Style.STRONG, rule.entry().name()) + "  "
                    + terminal.styled(Style.FAINT, rule.entry().id()));
            terminal.line("  " + rule.entry().text());
        });
        chapter.tables().forEach(table -> table(table, terminal));
        told.content().forEach(section -> {
            terminal.line();
            terminal.line(section.kind() + ": "
                    + String.join(
                            ", ",
                            section.entries().stream()
                                    .map(entry -> entry.entry().name())
                                    .toList()));
        });
        examples(told.examples(), terminal);
    }

    private static void table(ChapterTable table, Terminal terminal) {
        terminal.line();
        terminal.line(terminal.styled(Style.STRONG, table.title()));
        Columns.Side[] sides = new Columns.Side[table.head().size()];
        Arrays.fill(sides, Columns.Side.LEFT);
        Columns columns = new Columns(sides);
        columns.row(table.head().toArray(String[]::new));
        table.rows().forEach(row -> columns.row(row.toArray(String[]::new)));
        columns.lines().forEach(terminal::line);
    }

    private static void examples(List<Encounter> examples, Terminal terminal) {
        examples.forEach(example -> terminal.line(
                "  example " + example.id() + ": " + example.situation().title()));
    }

    /** Everything about one entry: its numbers, its text, where it stands, rulings, options and examples. */
    public static void entry(String game, String kind, Entry entry, Book book, Terminal terminal) {
        terminal.line(terminal.styled(Style.STRONG, entry.name()) + "  "
                + terminal.styled(Style.FAINT, kind + " " + entry.id()));
        Map<String, String> values = EntryValues.of(entry);
        Columns columns = new Columns(Columns.Side.LEFT, Columns.Side.LEFT);
        values.forEach((key, value) -> columns.row(key, value));
        columns.lines().forEach(terminal::line);
        terminal.line(entry.text());
        book.rulings(entry.id())
                .forEach(ruling ->
                        terminal.line("  ruling " + ruling.id() + " " + ruling.name() + ": " + ruling.text()));
        book.options(entry)
                .forEach(
                        option -> terminal.line("  option " + option.id() + ": " + String.join(", ", option.values())));
        examples(book.examples(entry), terminal);
        book.chapter(entry.id())
                .ifPresent(chapter -> terminal.line(terminal.styled(
                        Style.FAINT,
                        "chapter " + chapter.id() + "; all of it: arbiter rules " + game + " " + chapter.id())));
    }

    public static void hits(String words, List<Hit> hits, boolean games, Terminal terminal) {
        if (hits.isEmpty()) {
            terminal.line("Nothing fits '" + words + "'.");
        }
        for (Hit hit : hits) {
            String where = (games ? hit.document().game() + " " : "")
                    + hit.document().kind() + " " + hit.document().id();
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
