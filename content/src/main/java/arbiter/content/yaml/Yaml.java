package arbiter.content.yaml;

import arbiter.content.Problems;
import java.util.List;

/** Reads YAML files into nodes or records, and writes them; everything wrong with a file comes as one {@code ContentProblems}. */
public final class Yaml {

    private Yaml() {}

    /** The file as a free-form node. */
    public static Node read(Source source) {
        Problems problems = new Problems();
        Node node = read(source, problems);
        problems.throwIfAny();
        return node;
    }

    /** The file as a free-form node; keys that occur twice are reported to the collector. */
    public static Node read(Source source, Problems problems) {
        return NodeReader.read(source, problems);
    }

    /** A record that refers to nothing outside it as the text of a file that reads back the same. */
    public static String write(Record value) {
        return Binder.plain().write(value, value.getClass().asSubclass(Record.class));
    }

    /** A node as the text of a file that reads back the same. */
    public static String write(Node node) {
        return new NodePrinter(part -> false).print(node);
    }

    /** The file as a record that refers to nothing outside it. */
    public static <T> T read(Source source, Class<T> type) {
        return Binder.plain().read(source, type);
    }

    /** The file as a list of records that refer to nothing outside it. */
    public static <T> List<T> readList(Source source, Class<T> type) {
        return read(source).list().stream()
                .map(node -> Binder.plain().bind(node, type))
                .toList();
    }
}
