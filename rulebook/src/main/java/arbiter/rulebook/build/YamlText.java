package arbiter.rulebook.build;

import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collectors;

/** The lines of a file that is being written. */
public final class YamlText {

    private final StringBuilder text = new StringBuilder();

    public void line(String line) {
        text.append(line).append('\n');
    }

    /** A key for a list or map, unless there is nothing in it. */
    public void heading(String key, Collection<?> contents) {
        if (!contents.isEmpty()) {
            line(key);
        }
    }

    /** One item of a list, with its fields in one line; empty fields are left out. */
    public void item(String indent, String... fields) {
        line(indent + "- " + fields(fields));
    }

    /** A map in one line; empty fields are left out. */
    public static String fields(String... fields) {
        return Arrays.stream(fields).filter(field -> !field.isEmpty()).collect(Collectors.joining(", ", "{", "}"));
    }

    /** In quotes and in one line, so that any text is safe. */
    public static String quoted(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\s+", " ") + '"';
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
