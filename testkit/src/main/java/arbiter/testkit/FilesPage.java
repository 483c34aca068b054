package arbiter.testkit;

import arbiter.content.Words;
import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Key;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A page about files that people write, and the schema of these files, to be compared with the code. */
public final class FilesPage {

    private static final Pattern BLOCK = Pattern.compile("```(?:yaml|text)\n(.*?)```", Pattern.DOTALL);

    private final List<String> blocks;
    private final Node schema;

    public FilesPage(Path page, Path schema) {
        try {
            this.blocks = BLOCK.matcher(Files.readString(page))
                    .results()
                    .map((MatchResult block) -> block.group(1))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        this.schema = Yaml.read(Source.file(schema));
    }

    /** What stands in that block of the page, counted from 0. */
    public String block(int place) {
        return blocks.get(place);
    }

    public Node schema() {
        return schema;
    }

    /** A part of the schema that has a name. */
    public Node definition(String name) {
        return schema.get("$defs").orElseThrow().get(name).orElseThrow();
    }

    /** The keys that a part of the schema knows. */
    public static List<String> properties(Node part) {
        return List.copyOf(part.get("properties").orElseThrow().map().keySet());
    }

    /** The words that a part of the schema allows. */
    public static List<String> words(Node part) {
        return part.get("enum").orElseThrow().list().stream().map(Node::text).toList();
    }

    /** The same words in the code. */
    public static List<String> words(Enum<?>[] values) {
        return Arrays.stream(values).map(EnumWords::of).toList();
    }

    /** The keys under which the code reads the parts of a record. */
    public static List<String> keys(Class<?> record) {
        return Arrays.stream(record.getRecordComponents()).map(FilesPage::key).toList();
    }

    private static String key(RecordComponent component) {
        return Optional.ofNullable(component.getAnnotation(Key.class))
                .map(Key::value)
                .orElseGet(() -> Words.kebab(component.getName()));
    }
}
