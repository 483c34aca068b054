package arbiter.testkit;

import arbiter.content.catalogue.Shelf;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Rulebook;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** The page of a game in docs/games: its options, its rules and content, and how each is covered. */
final class GamePage {

    private GamePage() {}

    static String of(Rulebook<?> book, Map<String, TreeSet<String>> scenarios) {
        StringBuilder page = new StringBuilder();
        page.append("# ").append(book.name()).append("\n\n");
        page.append("<!-- Made by the module's tests; see CONTRIBUTING.md. -->\n\n");
        page.append(book.summary()).append("\n\n");
        page.append("## Table options\n\n");
        book.options()
                .forEach(option -> page.append("- **")
                        .append(option.id())
                        .append("** (")
                        .append(String.join(" / ", option.values()))
                        .append("): ")
                        .append(option.text())
                        .append('\n'));
        page.append("\n## Rules\n\n| id | rule | how | scenarios |\n|---|---|---|---|\n");
        for (LedgerEntry rule : book.ledger().rules()) {
            page.append("| ").append(rule.id());
            page.append(" | **").append(rule.name()).append("**: ").append(rule.text());
            rule.example().ifPresent(example -> page.append(" *Example*: ").append(example));
            if (!rule.about().isEmpty()) {
                page.append(" *About*: ").append(String.join(", ", rule.about()));
            }
            page.append(" | ").append(word(rule.status()));
            page.append(" | ")
                    .append(scenarios.getOrDefault(rule.id(), new TreeSet<>()).size())
                    .append(" |\n");
        }
        page.append("\n## Content\n\n");
        for (Shelf<?> shelf : book.content().shelves()) {
            if (shelf.type() != LedgerEntry.class) {
                page.append("- ").append(shelf.kind());
                page.append(" (").append(shelf.ids().size()).append("): ");
                page.append(String.join(", ", shelf.ids())).append('\n');
            }
        }
        return page.toString();
    }

    private static String word(LedgerEntry.Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }
}
