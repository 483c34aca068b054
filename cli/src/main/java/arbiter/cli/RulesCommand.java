package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.json.RulesJson;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.RulesText;
import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.content.search.Hit;
import arbiter.content.search.SearchQuery;
import arbiter.rulebook.RuleSearch;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Looks something up in a game: an overview, the entry with that id, or whatever fits the words. */
@Command(
        name = "rules",
        description = {
            "Looks something up in a game's rules and content.",
            "Without words an overview; with the id of an entry all of it; otherwise what fits the words best."
        },
        footer = {"", "Examples:", "  arbiter rules duel", "  arbiter rules duel parying", "  arbiter rules duel spear"
        })
final class RulesCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", description = "The game, as 'arbiter games' names it.")
    private String game;

    @Parameters(
            index = "1..*",
            paramLabel = "WORDS",
            description = "What to look for; slips of the keyboard are forgiven.")
    private List<String> words = new ArrayList<>();

    @Mixin
    private HomebrewOption homebrew;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    RulesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Rulebook<?> book = Library.book(game, homebrew.folders());
        String wanted = String.join(" ", words).strip();
        if (wanted.isEmpty()) {
            overview(book);
        } else if (!SearchQuery.isId(wanted) || !entries(book, wanted)) {
            search(book, wanted);
        }
        return Exit.DONE;
    }

    private void overview(Rulebook<?> book) {
        if (json.wanted()) {
            Json.print(RulesJson.overview(book), terminal);
        } else {
            RulesText.overview(book, terminal);
        }
    }

    /** Shows the entries with that very id; two kinds may use the same one. */
    private boolean entries(Rulebook<?> book, String id) {
        List<Json.Fields> objects = new ArrayList<>();
        for (Shelf<?> shelf : book.content().shelves()) {
            for (Entry entry : shelf.all()) {
                if (entry.id().equalsIgnoreCase(id)) {
                    objects.add(RulesJson.entry(shelf.kind(), entry));
                    if (!json.wanted()) {
                        RulesText.entry(shelf.kind(), entry, terminal);
                    }
                }
            }
        }
        if (json.wanted() && !objects.isEmpty()) {
            Json.print(Json.object().with("game", book.id()).with("entries", objects), terminal);
        }
        return !objects.isEmpty();
    }

    private void search(Rulebook<?> book, String wanted) {
        List<Hit> hits = RuleSearch.of(book).find(wanted);
        if (hits.stream().filter(Hit::meant).count() == 1 && entries(book, wanted)) {
            return;
        }
        if (json.wanted()) {
            Json.print(RulesJson.hits(book.id(), wanted, hits), terminal);
        } else {
            RulesText.hits(wanted, hits, terminal);
        }
    }
}
