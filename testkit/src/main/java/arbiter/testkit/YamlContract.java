package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.Problems;
import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every file that a game ships can be written again and reads back the same. A game runs it by subclassing. */
public abstract class YamlContract {

    private final Rulebook<?> book;
    private final Class<?> characterType;
    private final Binder binder;

    /** Character files are read as this type. */
    protected YamlContract(Rulebook<?> book, Class<?> characterType) {
        this.book = book;
        this.characterType = characterType;
        this.binder = book.content().binder();
    }

    @Test
    void the_index_lists_every_file_there_is() throws IOException {
        Path folder = Path.of("src", "main", "resources", book.id());
        Node index = Yaml.read(Source.file(folder.resolve("index.yaml")));
        for (String kind : List.of("content", "encounters", "characters")) {
            Set<String> listed = new TreeSet<>();
            index.get(kind).ifPresent(names -> names.list().forEach(name -> listed.add(name.text() + ".yaml")));
            assertThat(listed).as(kind).isEqualTo(files(folder.resolve(kind)));
        }
    }

    private static Set<String> files(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return Set.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void every_entry_reads_back_as_it_was_written() {
        book.content().shelves().forEach(this::readsBack);
    }

    @Test
    void every_character_file_reads_back_as_it_was_written() {
        for (Source file : characters()) {
            Object character = read(file, characterType);
            String text = write(character, characterType);
            assertThat(read(Source.text(file.name(), text), characterType))
                    .as(text)
                    .isEqualTo(character);
        }
    }

    @Test
    void character_files_stay_as_they_are_where_nothing_changes() {
        for (Source file : characters()) {
            assertThat(edit(file, read(file, characterType))).as(file.name()).isEqualTo(file.read());
        }
    }

    @Test
    void every_encounter_reads_back_as_it_was_written() {
        assertThat(book.encounters()).isNotEmpty();
        for (Encounter encounter : book.encounters()) {
            Node node = encounter.situation().node();
            Source written = Source.text(encounter.id(), Yaml.write(node));
            assertThat(Yaml.read(written).says(node)).as(encounter.id()).isTrue();
        }
    }

    private <T extends Entry> void readsBack(Shelf<T> shelf) {
        assertThat(shelf.all()).as(shelf.kind()).isNotEmpty();
        for (T entry : shelf.all()) {
            String text = binder.write(entry, shelf.type());
            assertThat(read(Source.text(entry.id() + ".yaml", text), shelf.type()))
                    .as(text)
                    .isEqualTo(entry);
        }
    }

    private List<Source> characters() {
        return book.candidates().stream()
                .filter(candidate -> candidate.way() == Candidate.Way.CHARACTER)
                .map(candidate -> book.characterFiles().find(candidate.id()))
                .toList();
    }

    private <T> String write(Object value, Class<T> type) {
        return binder.write(type.cast(value), type);
    }

    private String edit(Source file, Object value) {
        return edit(file, value, characterType);
    }

    private <T> String edit(Source file, Object value, Class<T> type) {
        return binder.edit(file, type.cast(value), type);
    }

    private <T> T read(Source source, Class<T> type) {
        Problems problems = new Problems();
        T value = binder.bindInFull(Yaml.read(source, problems), type, problems).orElse(null);
        problems.throwIfAny();
        return value;
    }
}
