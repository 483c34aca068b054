package arbiter.rulebook.guide;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Entry;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which entries explain an option or a word on a sheet. What an option's id names, such as a weapon, explains itself; the
 * rest stands in a list.
 */
public record Explanations(List<Question> questions, List<Word> words) {

    public static final Explanations NONE = new Explanations(List.of(), List.of());

    /** The entry about a question, or about those of its options whose ids begin with that word. */
    public record Question(String ask, Optional<String> option, String about) {}

    /** The entry about a word on a sheet. */
    public record Word(String word, String about) {}

    /** The ids of the entries that explain an option, the most particular first; none where nothing does. */
    public List<String> ofOption(Catalogue content, String ask, String option) {
        String[] parts = option.split("[:@+/]", -1);
        Set<String> found = new LinkedHashSet<>();
        Optional<String> particular = about(ask, Optional.of(parts[0]));
        particular.ifPresent(found::add);
        for (String part : parts) {
            named(content, part).ifPresent(found::add);
        }
        if (particular.isEmpty()) {
            about(ask, Optional.empty()).ifPresent(found::add);
        }
        return differing(content, found);
    }

    /** The id of the entry that explains a word, mostly the one of that name. */
    public Optional<String> ofWord(Catalogue content, String word) {
        return words.stream()
                .filter(one -> one.word().equalsIgnoreCase(word))
                .map(Word::about)
                .findFirst()
                .or(() -> entries(content).stream()
                        .filter(entry -> entry.name().equalsIgnoreCase(word))
                        .map(Entry::id)
                        .findFirst());
    }

    private Optional<String> about(String ask, Optional<String> option) {
        return questions.stream()
                .filter(one -> one.ask().equals(ask) && one.option().equals(option))
                .map(Question::about)
                .findFirst();
    }

    private static Optional<String> named(Catalogue content, String id) {
        return entry(content, id).map(Entry::id);
    }

    private static Optional<Entry> entry(Catalogue content, String id) {
        return entries(content).stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    private static List<Entry> entries(Catalogue content) {
        List<Entry> all = new ArrayList<>();
        content.shelves().forEach(shelf -> all.addAll(shelf.all()));
        return all;
    }

    /** Those that do not have the name of one before, such as a term beside its rule. */
    private static List<String> differing(Catalogue content, Set<String> ids) {
        Set<String> names = new LinkedHashSet<>();
        return ids.stream()
                .filter(id -> names.add(entry(content, id).map(Entry::name).orElse(id)))
                .toList();
    }
}
