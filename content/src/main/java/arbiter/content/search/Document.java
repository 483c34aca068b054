package arbiter.content.search;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.content.yaml.EnumWords;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Something that can be found: an entry of a game, or a rule. */
public record Document(
        String game,
        String kind,
        Standing standing,
        String id,
        String name,
        String text,
        List<String> tags,
        List<String> ledger) {

    /** What a document is to somebody who looks for a rule; of what fits as well, the first comes first. */
    public enum Standing {
        RULE,
        RULING,
        CONTENT
    }

    /** Every entry of a catalogue; what the entries are is for the caller to say. */
    public static List<Document> of(Catalogue catalogue, Function<Entry, Standing> standing) {
        List<Document> documents = new ArrayList<>();
        for (Shelf<?> shelf : catalogue.shelves()) {
            for (Entry entry : shelf.all()) {
                List<String> tags = entry.tags().stream().map(Document::word).toList();
                documents.add(new Document(
                        catalogue.game(),
                        shelf.kind(),
                        standing.apply(entry),
                        entry.id(),
                        entry.name(),
                        entry.text(),
                        tags,
                        entry.ledger()));
            }
        }
        return documents;
    }

    private static String word(Object tag) {
        return tag instanceof Enum<?> constant ? EnumWords.of(constant) : String.valueOf(tag);
    }
}
