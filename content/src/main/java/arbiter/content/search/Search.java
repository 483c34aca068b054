package arbiter.content.search;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Full-text search over entries and rules. Any text is a valid question; misspelled words and a last word that is
 * still being typed are understood. The index is built when the first question is asked.
 */
public final class Search {

    private final Supplier<List<Document>> documents;
    private final Function<Document, List<String>> synonyms;
    private Optional<Index> index = Optional.empty();

    private Search(Supplier<List<Document>> documents, Function<Document, List<String>> synonyms) {
        this.documents = documents;
        this.synonyms = synonyms;
    }

    /** Over documents that people also call by other names, which are given for each. */
    public static Search over(Supplier<List<Document>> documents, Function<Document, List<String>> synonyms) {
        return new Search(documents, synonyms);
    }

    public static Search over(List<Document> documents) {
        return new Search(() -> documents, document -> List.of());
    }

    /** The best answers in all games. */
    public List<Hit> find(String words) {
        return find(SearchQuery.of(words));
    }

    /** The best answers, best first; none when the question has no words. */
    public List<Hit> find(SearchQuery question) {
        Index built = index();
        SearchedWords searched = SearchedWords.of(question.words(), built::hasWord, built::hasBeginning);
        if (searched.isEmpty()) {
            return List.of();
        }
        return built.best(Ranking.of(question, searched), question.limit()).stream()
                .map(document -> new Hit(
                        document,
                        isMeant(document, question.words()),
                        Snippets.whole(document.name(), searched),
                        Snippets.around(document.text(), searched)))
                .toList();
    }

    private boolean isMeant(Document document, String typed) {
        String words = Fields.words(typed);
        return Fields.exact(document.id()).equals(Fields.exact(typed))
                || Fields.words(document.name()).equals(words)
                || synonyms.apply(document).stream()
                        .anyMatch(synonym -> Fields.words(synonym).equals(words));
    }

    private synchronized Index index() {
        if (index.isEmpty()) {
            index = Optional.of(new Index(documents.get(), synonyms));
        }
        return index.get();
    }
}
