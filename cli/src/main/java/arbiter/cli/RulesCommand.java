package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.json.RulesJson;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.RulesText;
import arbiter.content.Nearest;
import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.content.search.Hit;
import arbiter.content.search.SearchQuery;
import arbiter.kernel.Refused;
import arbiter.rulebook.RuleSearch;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.Book;
import arbiter.rulebook.guide.BookChapter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Looks something up in a game: an overview, the entry with that id, or whatever fits the words. */
@Command(
        name = "rules",
        description = {
            "Looks something up in a game's rules and content, or in all games where none is named.",
            "With a game alone an overview; with the id of a rule or entry all of it; with the id of a chapter the chapter;",
            "otherwise what fits the words best, a rule before what mentions it."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter rules duel",
            "  arbiter rules duel parying",
            "  arbiter rules capital CAP-OW-1",
            "  arbiter rules opportunity attack"
        })
final class RulesCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "[GAME] WORDS",
            description = "The game, as 'arbiter games' names it, and what to look for; slips of the keyboard are"
                    + " forgiven.")
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
        List<Rulebook<?>> books = Library.books(homebrew.folders());
        Optional<Rulebook<?>> named = books.stream()
                .<Rulebook<?>>map(book -> book)
                .filter(book -> book.id().equals(words.get(0)))
                .findFirst();
        if (named.isPresent()) {
            lookUp(named.get(), String.join(" ", words.subList(1, words.size())).strip());
        } else if (words.size() == 1 && Nearest.to(words.get(0), ids(books)).isPresent()) {
            throw new Refused(Nearest.unknown("game", words.get(0), ids(books)));
        } else {
            everywhere(books, String.join(" ", words).strip());
        }
        return Exit.DONE;
    }

    private static List<String> ids(List<Rulebook<?>> books) {
        return books.stream().map(Rulebook::id).toList();
    }

    private void lookUp(Rulebook<?> book, String wanted) {
        if (wanted.isEmpty()) {
            overview(book);
        } else if (!(SearchQuery.isId(wanted) && entries(book, wanted)) && !chapter(book, wanted)) {
            search(book, wanted);
        }
    }

    private void overview(Rulebook<?> book) {
        if (json.wanted()) {
            Json.print(RulesJson.overview(book), terminal);
        } else {
            RulesText.overview(book, terminal);
        }
    }

    /** Shows a chapter by the id that the overview lists. */
    private boolean chapter(Rulebook<?> game, String id) {
        Book book = Book.of(game);
        Optional<BookChapter> chapter = book.chapters().stream()
                .filter(one -> one.chapter().id().equalsIgnoreCase(id))
                .findFirst();
        chapter.ifPresent(one -> {
            if (json.wanted()) {
                Json.print(RulesJson.chapter(game.id(), one), terminal);
            } else {
                RulesText.chapter(one, terminal);
            }
        });
        return chapter.isPresent();
    }

    /** Shows the entries with that very id; two kinds may use the same one. */
    private boolean entries(Rulebook<?> game, String id) {
        Book book = Book.of(game);
        List<Json.Fields> objects = new ArrayList<>();
        for (Shelf<?> shelf : game.content().shelves()) {
            for (Entry entry : shelf.all()) {
                if (entry.id().equalsIgnoreCase(id)) {
                    objects.add(RulesJson.entry(shelf.kind(), entry, book));
                    if (!json.wanted()) {
                        RulesText.entry(game.id(), shelf.kind(), entry, book, terminal);
                    }
                }
            }
        }
        if (json.wanted() && !objects.isEmpty()) {
            Json.print(Json.object().with("game", game.id()).with("entries", objects), terminal);
        }
        return !objects.isEmpty();
    }

    private void search(Rulebook<?> book, String wanted) {
        List<Hit> hits = RuleSearch.of(book).find(wanted);
        if (hits.stream().filter(Hit::meant).count() == 1
                && hits.get(0).meant()
                && entries(book, hits.get(0).document().id())) {
            return;
        }
        if (json.wanted()) {
            Json.print(RulesJson.hits(Optional.of(book.id()), wanted, hits), terminal);
        } else {
            RulesText.hits(wanted, hits, false, terminal);
        }
    }

    private void everywhere(List<Rulebook<?>> books, String wanted) {
        List<Hit> hits = RuleSearch.of(books).find(wanted);
        if (json.wanted()) {
            Json.print(RulesJson.hits(Optional.empty(), wanted, hits), terminal);
        } else {
            RulesText.hits(wanted, hits, true, terminal);
        }
    }
}
