package arbiter.rulebook.guide;

import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.LedgerEntry;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.TableOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A game's rulebook in reading order: every rule and every entry of the content stands in one chapter, a ruling under the
 * first rule or entry that it is about, a situation in the chapter of the first rule that it shows.
 */
public final class Book {

    private static final String LEDGER = "ledger";

    private final Rulebook<?> game;
    private final List<Chapter> written;
    private final List<LedgerEntry> rules;
    private final Set<String> ids;
    private final Map<Encounter, List<String>> examples = new LinkedHashMap<>();
    private final RulingPlaces rulings;
    private final List<BookChapter> chapters = new ArrayList<>();
    private final Map<String, Chapter> places = new LinkedHashMap<>();
    private final Map<String, List<LedgerEntry>> about = new LinkedHashMap<>();

    private Book(Rulebook<?> game) {
        this.game = game;
        this.written = game.chapters();
        this.rules = game.ledger().rules();
        this.ids = rules.stream().map(LedgerEntry::id).collect(Collectors.toUnmodifiableSet());
        for (LedgerEntry rule : rules) {
            rule.about()
                    .forEach(id ->
                            about.computeIfAbsent(id, any -> new ArrayList<>()).add(rule));
        }
        game.examples()
                .forEach(example -> examples.put(example, example.situation().rules()));
        this.rulings = new RulingPlaces(
                rules,
                shelves().stream().<Entry>flatMap(shelf -> shelf.all().stream()).toList());
        for (Chapter chapter : written) {
            List<BookEntry> told = rules(chapter);
            List<BookChapter.KindSection> content =
                    chapter.kinds().stream().map(this::section).toList();
            BookChapter made = new BookChapter(chapter, told, content, List.of());
            made.entries().forEach(entry -> {
                places.putIfAbsent(entry.entry().id(), chapter);
                entry.rulings().forEach(ruling -> places.putIfAbsent(ruling.id(), chapter));
            });
            chapters.add(made);
        }
        chapters.replaceAll(this::withExamples);
    }

    /** The book of that game. */
    public static Book of(Rulebook<?> game) {
        return new Book(game);
    }

    public List<BookChapter> chapters() {
        return List.copyOf(chapters);
    }

    /** The chapter in which a rule, a ruling or an entry stands. */
    public Optional<Chapter> chapter(String id) {
        return Optional.ofNullable(places.get(id));
    }

    /** All rulings about a rule or an entry. */
    public List<LedgerEntry> rulings(String id) {
        return about.getOrDefault(id, List.of());
    }

    /** What a table may decide about a rule or an entry. */
    public List<TableOption> options(Entry entry) {
        return game.options().stream()
                .filter(option -> isCalled(entry, option.rule()))
                .toList();
    }

    /** The situations that show a rule or an entry at work. */
    public List<Encounter> examples(Entry entry) {
        return examples.keySet().stream()
                .filter(example -> examples.get(example).stream().anyMatch(id -> isCalled(entry, id)))
                .toList();
    }

    /** A row of a table may be named by its id in the ledger. */
    private boolean isCalled(Entry entry, String id) {
        return entry.id().equals(id) || !ids.contains(id) && entry.ledger().contains(id);
    }

    /** Rules and entries that no chapter has. */
    public List<Entry> unplaced() {
        List<Entry> unplaced = new ArrayList<>(rulings.nowhere());
        rules.stream()
                .filter(rule -> rule.about().isEmpty() && chapter(rule.id()).isEmpty())
                .forEach(unplaced::add);
        shelves().stream()
                .filter(shelf ->
                        written.stream().noneMatch(chapter -> chapter.kinds().contains(shelf.kind())))
                .forEach(shelf -> unplaced.addAll(shelf.all()));
        return unplaced;
    }

    private List<Shelf<?>> shelves() {
        return game.content().shelves().stream()
                .<Shelf<?>>map(shelf -> shelf)
                .filter(shelf -> shelf.type() != LedgerEntry.class)
                .toList();
    }

    /** Rules come as the chapter names them, and as the ledger has them where one name stands for several. */
    private List<BookEntry> rules(Chapter chapter) {
        return rules.stream()
                .filter(rule -> rule.about().isEmpty())
                .filter(rule -> owner(rule.id()).equals(Optional.of(chapter)))
                .sorted(Comparator.comparingInt(rule -> chapter.order(rule.id())))
                .map(rule -> new BookEntry(LEDGER, rule, rulings.under(rule.id())))
                .toList();
    }

    private Optional<Chapter> owner(String rule) {
        return written.stream()
                .filter(chapter -> chapter.claim(rule) > 0)
                .max(Comparator.comparingInt(chapter -> chapter.claim(rule)));
    }

    private BookChapter.KindSection section(String kind) {
        List<BookEntry> entries = shelves().stream()
                .filter(shelf -> shelf.kind().equals(kind))
                .<Entry>flatMap(shelf -> shelf.all().stream())
                .map(entry -> new BookEntry(kind, entry, rulings.under(entry.id())))
                .toList();
        return new BookChapter.KindSection(kind, entries);
    }

    private BookChapter withExamples(BookChapter chapter) {
        List<Encounter> here = examples.keySet().stream()
                .filter(example -> examples.get(example).stream()
                        .findFirst()
                        .flatMap(this::chapter)
                        .filter(chapter.chapter()::equals)
                        .isPresent())
                .toList();
        return new BookChapter(chapter.chapter(), chapter.rules(), chapter.content(), here);
    }
}
