package arbiter.content.search;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.content.yaml.EnumWords;
import java.util.ArrayList;
import java.util.List;

/** Something that can be found: an entry of a game, or a rule. */
public record Document(
        String game, String kind, String id, String name, String text, List<String> tags, List<String> ledger) {

    /** Every entry of a catalogue. */
    public static List<Document> of(Catalogue catalogue) {
        List<Document> documents = new ArrayList<>();
        for (Shelf<?> shelf : catalogue.shelves()) {
            shelf.all().forEach(entry -> documents.add(of(catalogue.game(), shelf.kind(), entry)));
        }
        return documents;
    }

    private static Document of(String game, String kind, Entry entry) {
        List<String> tags = entry.tags().stream().map(Document::word).toList();
        return new Document(game, kind, entry.id(), entry.name(), entry.text(), tags, entry.ledger());
    }

    private static String word(Object tag) {
        return tag instanceof Enum<?> constant ? EnumWords.of(constant) : String.valueOf(tag);
    }
}
