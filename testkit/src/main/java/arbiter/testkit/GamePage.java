package arbiter.testkit;

import arbiter.interpreters.situation.ExampleLog;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.Book;
import arbiter.rulebook.guide.BookChapter;
import arbiter.rulebook.guide.BookEntry;
import arbiter.rulebook.guide.ChapterTable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** The page of a game in docs/games: its rulebook chapter by chapter, and by how many scenarios each rule is proved. */
final class GamePage {

    private final Rulebook<?> rulebook;
    private final Book book;
    private final Map<String, TreeSet<String>> scenarios;
    private final StringBuilder page = new StringBuilder();

    private GamePage(Rulebook<?> rulebook, Map<String, TreeSet<String>> scenarios) {
        this.rulebook = rulebook;
        this.book = Book.of(rulebook);
        this.scenarios = scenarios;
    }

    static String of(Rulebook<?> book, Map<String, TreeSet<String>> scenarios) {
        return new GamePage(book, scenarios).text();
    }

    private String text() {
        page.append("# ").append(rulebook.name()).append("\n\n");
        page.append("<!-- Made by the module's tests; see CONTRIBUTING.md. -->\n\n");
        page.append(rulebook.summary()).append("\n\n## Chapters\n\n");
        book.chapters()
                .forEach(told -> page.append("- [")
                        .append(told.chapter().title())
                        .append("](#")
                        .append(anchor(told.chapter().title()))
                        .append(")\n"));
        page.append(
                "\nBehind each rule stands how it is carried out (automated, by a choice, or by the people at the table)"
                        + " and how many scenarios prove it.\n");
        options();
        book.chapters().forEach(this::chapter);
        return page.toString();
    }

    private void options() {
        page.append("\n## Table options\n\n");
        rulebook.options()
                .forEach(option -> page.append("- **")
                        .append(option.id())
                        .append("** (")
                        .append(String.join(" / ", option.values()))
                        .append("): ")
                        .append(option.text())
                        .append(" See ")
                        .append(option.rule())
                        .append(".\n"));
    }

    private void chapter(BookChapter told) {
        page.append("\n## ").append(told.chapter().title()).append("\n");
        told.chapter().text().forEach(text -> page.append('\n').append(text).append('\n'));
        if (!told.rules().isEmpty()) {
            page.append('\n');
            told.rules().forEach(this::rule);
        }
        told.chapter().tables().forEach(this::table);
        told.content().forEach(section -> {
            page.append("\n### ").append(heading(section.kind())).append("\n");
            section.table().ifPresent(this::table);
            page.append('\n');
            section.entries().forEach(this::entry);
        });
        told.examples().forEach(example -> example(rulebook, example));
    }

    private void rule(BookEntry told) {
        if (told.entry() instanceof LedgerEntry rule) {
            line("- ", rule);
        }
        told.rulings().forEach(ruling -> line("  - Ruling ", ruling));
    }

    private void line(String mark, LedgerEntry rule) {
        int proved = scenarios.getOrDefault(rule.id(), new TreeSet<>()).size();
        page.append(mark).append(rule.id()).append(" **").append(rule.name()).append("**: ");
        page.append(rule.text());
        rule.example().ifPresent(example -> page.append(" *Example*: ").append(example));
        if (rule.about().size() > 1) {
            page.append(" *Also about*: ")
                    .append(String.join(
                            ", ", rule.about().subList(1, rule.about().size())));
        }
        page.append(" (").append(rule.status().name().toLowerCase(Locale.ROOT)).append(", ");
        page.append(proved).append(")\n");
    }

    private void entry(BookEntry told) {
        page.append("- **")
                .append(told.entry().name())
                .append("** (")
                .append(told.entry().id())
                .append("): ");
        page.append(told.entry().text()).append('\n');
        told.rulings().forEach(ruling -> line("  - Ruling ", ruling));
    }

    private void table(ChapterTable table) {
        page.append("\n*").append(table.title()).append("*\n\n");
        row(table.head());
        page.append("|---".repeat(table.head().size())).append("|\n");
        table.rows().forEach(this::row);
    }

    private void row(List<String> cells) {
        cells.forEach(cell -> page.append("| ").append(cell.replace("|", "\\|")).append(' '));
        page.append("|\n");
    }

    private <S extends arbiter.kernel.State<S>> void example(Rulebook<S> game, Encounter example) {
        page.append("\n### Example: ").append(example.situation().title()).append("\n\n");
        page.append(example.situation().text()).append(" Shows ");
        page.append(String.join(", ", example.situation().rules())).append("; play it with `./arbiter play ");
        page.append(game.id()).append('/').append(example.id()).append("`.\n\n```text\n");
        ExampleLog.of(game, example).forEach(line -> page.append(line).append('\n'));
        page.append("```\n");
    }

    private static String heading(String kind) {
        String words = kind.replace('-', ' ');
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static String anchor(String title) {
        return title.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} -]", "")
                .replace(' ', '-');
    }
}
