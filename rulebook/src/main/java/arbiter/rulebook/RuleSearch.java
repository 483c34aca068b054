package arbiter.rulebook;

import arbiter.content.catalogue.Entry;
import arbiter.content.search.Document;
import arbiter.content.search.Document.Standing;
import arbiter.content.search.Hit;
import arbiter.content.search.Search;
import arbiter.content.search.SearchQuery;
import java.util.List;
import java.util.Map;

/** Looks things up in a game: its rules first, then the rulings about them and the content that mentions them. */
public final class RuleSearch {

    private final Search search;

    private RuleSearch(Search search) {
        this.search = search;
    }

    /** Over all rules and content of a game, which are read when the first question is asked. */
    public static RuleSearch of(Rulebook<?> book) {
        return new RuleSearch(Search.over(() -> Document.of(book.content(), RuleSearch::standing), Map.of()));
    }

    /** What fits the words, best first. */
    public List<Hit> find(String words) {
        return search.find(SearchQuery.of(words));
    }

    private static Standing standing(Entry entry) {
        if (!(entry instanceof LedgerEntry rule)) {
            return Standing.CONTENT;
        }
        return rule.about().isEmpty() ? Standing.RULE : Standing.RULING;
    }
}
