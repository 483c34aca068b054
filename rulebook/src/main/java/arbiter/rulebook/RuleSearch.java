package arbiter.rulebook;

import arbiter.content.catalogue.Entry;
import arbiter.content.search.Document;
import arbiter.content.search.Document.Standing;
import arbiter.content.search.Hit;
import arbiter.content.search.Search;
import arbiter.content.search.SearchQuery;
import arbiter.rulebook.guide.Synonyms;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Looks things up in games: their rules first, then the rulings about them and the content that mentions them. */
public final class RuleSearch {

    private final Search search;

    private RuleSearch(Search search) {
        this.search = search;
    }

    /** Over all rules and content of a game, which are read when the first question is asked. */
    public static RuleSearch of(Rulebook<?> book) {
        return of(List.of(book));
    }

    /** Over all rules and content of some games together. */
    public static RuleSearch of(List<Rulebook<?>> books) {
        return new RuleSearch(Search.over(() -> documents(books), synonyms(books)));
    }

    /** What fits the words, best first. */
    public List<Hit> find(String words) {
        return search.find(SearchQuery.of(words));
    }

    private static List<Document> documents(List<Rulebook<?>> books) {
        return books.stream()
                .flatMap(book -> Document.of(book.content(), RuleSearch::standing).stream())
                .toList();
    }

    private static Function<Document, List<String>> synonyms(List<Rulebook<?>> books) {
        Map<String, Map<String, List<String>>> known = books.stream()
                .collect(Collectors.toMap(
                        Rulebook::id,
                        book -> book.synonyms().stream().collect(Collectors.toMap(Synonyms::id, Synonyms::words))));
        return document -> known.get(document.game()).getOrDefault(document.id(), List.of());
    }

    private static Standing standing(Entry entry) {
        if (!(entry instanceof LedgerEntry rule)) {
            return Standing.CONTENT;
        }
        return rule.about().isEmpty() ? Standing.RULE : Standing.RULING;
    }
}
